import type { Context } from 'koa';
import type { UserId } from '#kernel/ids.ts';

const HANDLE_COOKIE = 'mithaq.sign-up';

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
  ctx.cookies.set(HANDLE_COOKIE, handle, { httpOnly: true, sameSite: 'lax', maxAge: life, signed: true });
}
