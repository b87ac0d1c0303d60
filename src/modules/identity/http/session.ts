import type { Context } from 'koa';
import { newToken, type UserId } from '#kernel/values/ids.ts';
import { DEVICE_LIFE } from '../domain/device.ts';
import { CHALLENGE_LIFE } from '../domain/sign-in-challenge.ts';
import type { SessionStart } from '../commands/sign-in/begin-session.ts';
import type { RequestOrigin } from '../request-origin.ts';

/** In production the prefix binds a cookie to this host. */
const named = (ctx: Context, name: string): string => (ctx.cookies.secure ? `__Host-${name}` : name);
const handleCookie = (ctx: Context): string => named(ctx, 'mithaq.sign-up');
const deviceCookie = (ctx: Context): string => named(ctx, 'mithaq.device');
const challengeCookie = (ctx: Context): string => named(ctx, 'mithaq.two-factor');
const ownCookie = { httpOnly: true, sameSite: 'lax', signed: true } as const;

/**
 * Starts a session under a new id, against session fixation, and makes the browser a known device. `passwordHash` must
 * still be the account's.
 */
export async function startSession(ctx: Context, accountId: UserId, passwordHash?: string): Promise<void> {
  const device = deviceOf(ctx) ?? newToken();
  ctx.cookies.set(deviceCookie(ctx), device, { ...ownCookie, maxAge: DEVICE_LIFE, overwrite: true });
  ctx.state['sessionStart'] = { device, address: ctx.ip, passwordHash } satisfies SessionStart;
  ctx.session!['accountId'] = accountId;
  await ctx.session!.regenerate();
}

/** The random id of the caller's device; undefined if the cookie is missing or not signed by us. */
export const deviceOf = (ctx: Context): string | undefined => ctx.cookies.get(deviceCookie(ctx), { signed: true });

export function endSession(ctx: Context): void {
  ctx.session = null;
}

export const signUpHandleOf = (ctx: Context): string | undefined => ctx.cookies.get(handleCookie(ctx));

export const requestOriginOf = (ctx: Context): Omit<RequestOrigin, 'accountId'> => ({
  device: deviceOf(ctx),
  signUpHandle: signUpHandleOf(ctx),
  address: ctx.ip,
});

export function giveSignUpHandle(ctx: Context, handle: string, life: number): void {
  ctx.cookies.set(handleCookie(ctx), handle, { ...ownCookie, maxAge: life });
}

/** The pending two-factor sign-in of this browser; undefined if the cookie is not signed by us. */
export const challengeOf = (ctx: Context): string | undefined =>
  ctx.cookies.get(challengeCookie(ctx), { signed: true });

export function giveChallenge(ctx: Context, challenge: string): void {
  ctx.cookies.set(challengeCookie(ctx), challenge, { ...ownCookie, maxAge: CHALLENGE_LIFE });
}

export function forgetChallenge(ctx: Context): void {
  ctx.cookies.set(challengeCookie(ctx), null, ownCookie);
}
