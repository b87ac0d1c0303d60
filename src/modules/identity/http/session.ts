import type { Context } from 'koa';
import { newToken, type UserId } from '#kernel/values/ids.ts';
import { DEVICE_LIFE } from '../domain/device.ts';
import { CHALLENGE_LIFE } from '../domain/sign-in-challenge.ts';
import type { SessionStart } from '../commands/sign-in/begin-session.ts';
import type { RequestOrigin } from '../index.ts';

/** In production a cookie is this host's alone. */
const named = (ctx: Context, name: string): string => (ctx.cookies.secure ? `__Host-${name}` : name);
const handleCookie = (ctx: Context): string => named(ctx, 'mithaq.sign-up');
const deviceCookie = (ctx: Context): string => named(ctx, 'mithaq.device');
const challengeCookie = (ctx: Context): string => named(ctx, 'mithaq.two-factor');
const ownCookie = { httpOnly: true, sameSite: 'lax', signed: true } as const;

/**
 * Starts a session under a new id, so that an id known before the sign-in is worth nothing, and lets the browser be
 * known as a device of the account. With the hash that a password fitted, it starts only while that is still the
 * account's.
 */
export async function startSession(ctx: Context, accountId: UserId, passwordHash?: string): Promise<void> {
  const device = deviceOf(ctx) ?? newToken();
  ctx.cookies.set(deviceCookie(ctx), device, { ...ownCookie, maxAge: DEVICE_LIFE, overwrite: true });
  ctx.state['sessionStart'] = { device, address: ctx.ip, passwordHash } satisfies SessionStart;
  ctx.session!['accountId'] = accountId;
  await ctx.session!.regenerate();
}

/** The random id of the caller's device; none where the cookie is missing or not of our making. */
export const deviceOf = (ctx: Context): string | undefined => ctx.cookies.get(deviceCookie(ctx), { signed: true });

/** Ends the caller's session. */
export function endSession(ctx: Context): void {
  ctx.session = null;
}

/** The sign-up handle of this browser, if it has one. */
export const signUpHandleOf = (ctx: Context): string | undefined => ctx.cookies.get(handleCookie(ctx));

/** From where this call came. */
export const visitOf = (ctx: Context): Omit<RequestOrigin, 'accountId'> => ({
  device: deviceOf(ctx),
  signUpHandle: signUpHandleOf(ctx),
  address: ctx.ip,
});

/** Keeps the sign-up handle in a cookie that only this browser sends back. */
export function giveSignUpHandle(ctx: Context, handle: string, life: number): void {
  ctx.cookies.set(handleCookie(ctx), handle, { ...ownCookie, maxAge: life });
}

/** The sign-in that waits for its code in this browser; none where the cookie is not of our making. */
export const challengeOf = (ctx: Context): string | undefined =>
  ctx.cookies.get(challengeCookie(ctx), { signed: true });

/** Lets this browser give the code for a sign-in. */
export function giveChallenge(ctx: Context, challenge: string): void {
  ctx.cookies.set(challengeCookie(ctx), challenge, { ...ownCookie, maxAge: CHALLENGE_LIFE });
}

/** The sign-in that waited for its code is over. */
export function forgetChallenge(ctx: Context): void {
  ctx.cookies.set(challengeCookie(ctx), null, ownCookie);
}
