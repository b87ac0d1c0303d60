import type { Context, Middleware, Next } from 'koa';
import { MINUTE } from '#kernel/clock.ts';
import type { Endpoint } from '#kernel/contracts/endpoint.ts';
import type { State } from '#kernel/http/context.ts';
import { namedLimits, type Limits } from '#kernel/limits.ts';
import { fileReport } from '#modules/content/contracts/reports.ts';
import { endOtherSessions, endSession } from '#modules/identity/contracts/account.ts';
import { reauthenticate, signOut } from '#modules/identity/contracts/auth.ts';
import { blockProfile } from '#modules/matchmaking/contracts/blocks.ts';
import { changeStatus } from '#modules/messaging/contracts/oversight.ts';
import { isRead } from './guards.ts';

/** Far more than anybody does by hand; after a quiet minute as many are free again. */
const { 'writes of an account': WRITES } = namedLimits({
  'writes of an account': { free: 300, firstWait: 1_000, longestWait: 5_000, forgottenAfter: MINUTE },
});

type Call = Pick<Context, 'method' | 'path' | 'request'>;

const is = ({ method, path }: Endpoint): ((call: Call) => boolean) => {
  const address = new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}/?$`);
  return (call) => call.method === method && address.test(call.path);
};
const isStatus = is(changeStatus);

/** By which somebody in danger gets away from another, or whoever has the own account out of it. */
const GETS_AWAY = [
  ...[signOut, reauthenticate, endSession, endOtherSessions, blockProfile, fileReport].map(is),
  (call: Call) => isStatus(call) && (call.request.body as { status?: unknown } | undefined)?.status === 'ended',
];

/**
 * Slows whoever writes without end, whatever it is, account by account; what a single call costs has limits of its own
 * beside it. What gets somebody out of danger neither counts nor waits.
 */
export const writeLimits =
  (limits: Pick<Limits, 'assign'>): Middleware =>
  async (ctx: Context, next: Next) => {
    const { actor } = ctx.state as State;
    if (actor && !isRead(ctx) && !GETS_AWAY.some((getsAway) => getsAway(ctx)))
      await limits.assign(WRITES, actor.userId);
    await next();
  };
