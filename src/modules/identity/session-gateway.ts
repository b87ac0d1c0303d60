import type { Context } from 'koa';
import type { UserId } from '#kernel/values/ids.ts';
import type { User } from './contracts/auth.schema.ts';
import type { RequestOrigin } from './request-origin.ts';

/** Lets other modules' routes sign a person in, after proof by a mailed link. */
export interface SessionGateway {
  startSession(ctx: Context, userId: UserId): Promise<void>;
  signUpHandleOf(ctx: Context): string | undefined;
  /** Lets this browser continue a sign-up that it has begun to pay for. */
  giveSignUpHandle(ctx: Context, handle: string): void;
  requestOriginOf(ctx: Context): Omit<RequestOrigin, 'accountId'>;
  currentUser(userId: UserId): Promise<User>;
}

export const SESSION_GATEWAY = Symbol('session door');
