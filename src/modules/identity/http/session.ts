import type { Context } from 'koa';
import { newToken, type UserId } from '#kernel/ids.ts';
import { DEVICE_LIFE } from '../infra/devices.ts';
import type { SessionStart } from '../infra/sessions.ts';

const HANDLE_COOKIE = 'mithaq.sign-up';
const deviceCookie = (ctx: Context): string => (ctx.cookies.secure ? '__Host-mithaq.device' : 'mithaq.device');

/**
 * Starts a session under a new id, so that an id known before the sign-in is worth nothing, and lets the browser be known
 * as a device of the account. With the hash that a password fitted, it starts only while that is still the account's.
 */
export async function startSession(ctx: Context, accountId: UserId, passwordHash?: string): Promise<void> {
  const device = deviceOf(ctx) ?? newToken();
  const kept = { httpOnly: true, sameSite: 'lax', maxAge: DEVICE_LIFE, signed: true, overwrite: true } as const;
  ctx.cookies.set(deviceCookie(ctx), device, kept);
  ctx.state['sessionStart'] = { device, passwordHash } satisfies SessionStart;
  ctx.session!['accountId'] = accountId;
  await ctx.session!.regenerate();
}

/** The random id of the caller's device; none where the cookie is missing or not of our making. */
export const deviceOf = (ctx: Context): string | undefined => ctx.cookies.get(deviceCookie(ctx), { signed: true });

export function endSession(ctx: Context): void {
  ctx.session = null;
}

export const signUpHandleOf = (ctx: Context): string | undefined => ctx.cookies.get(HANDLE_COOKIE);

/** Keeps the sign-up handle in a cookie that only this browser sends back. */
export function giveSignUpHandle(ctx: Context, handle: string, life: number): void {
  ctx.cookies.set(HANDLE_COOKIE, handle, { httpOnly: true, sameSite: 'lax', maxAge: life, signed: true });
}
