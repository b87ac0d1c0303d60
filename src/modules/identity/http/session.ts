import type { Context } from 'koa';
import type { UserId } from '#kernel/ids.ts';
import { CHALLENGE_LIFE } from '../domain/two-factor.ts';

const HANDLE_COOKIE = 'mithaq.sign-up';
const CHALLENGE_COOKIE = 'mithaq.two-factor';
const ownCookie = { httpOnly: true, sameSite: 'lax', signed: true } as const;

/** Starts a session under a new id, so that an id known before the sign-in is worth nothing. */
export async function startSession(ctx: Context, accountId: UserId): Promise<void> {
  ctx.session!['accountId'] = accountId;
  await ctx.session!.regenerate();
}

export function endSession(ctx: Context): void {
  ctx.session = null;
}

export const signUpHandleOf = (ctx: Context): string | undefined => ctx.cookies.get(HANDLE_COOKIE);

/** Keeps the sign-up handle in a cookie that only this browser sends back. */
export function giveSignUpHandle(ctx: Context, handle: string, life: number): void {
  ctx.cookies.set(HANDLE_COOKIE, handle, { ...ownCookie, maxAge: life });
}

/** The sign-in that waits for its code in this browser; none where the cookie is not of our making. */
export const challengeOf = (ctx: Context): string | undefined => ctx.cookies.get(CHALLENGE_COOKIE, { signed: true });

export function giveChallenge(ctx: Context, challenge: string): void {
  ctx.cookies.set(CHALLENGE_COOKIE, challenge, { ...ownCookie, maxAge: CHALLENGE_LIFE });
}

export function forgetChallenge(ctx: Context): void {
  ctx.cookies.set(CHALLENGE_COOKIE, null, ownCookie);
}
