import type { Context, Middleware, Next } from 'koa';
import { MINUTE } from '#kernel/clock.ts';
import type { Endpoint } from '#kernel/contracts/endpoint.ts';
import type { State } from '#kernel/http/context.ts';
import { namedLimits, type Limits } from '#kernel/limits.ts';
import { fileReport } from '#modules/content/contracts/reports.schema.ts';
import { endOtherSessions, endSession } from '#modules/identity/contracts/account.schema.ts';
import { reauthenticate, signOut } from '#modules/identity/contracts/auth.schema.ts';
import { blockProfile } from '#modules/matchmaking/contracts/blocks.schema.ts';
import { changeStatus } from '#modules/messaging/contracts/oversight.schema.ts';
import { isRead } from './guards.ts';

/** Far more than anybody does by hand; as many are free again after a quiet minute. */
const { 'writes of an account': WRITES } = namedLimits({
  'writes of an account': { free: 300, firstWait: 1_000, longestWait: 5_000, forgottenAfter: MINUTE },
});

type Call = Pick<Context, 'method' | 'path' | 'request'>;

const is = ({ method, path }: Endpoint): ((call: Call) => boolean) => {
  const address = new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}/?$`);
  return (call) => call.method === method && address.test(call.path);
};
const isStatus = is(changeStatus);

/** Requests that get somebody away from danger, or a stranger out of the account. */
const GETS_AWAY = [
  ...[signOut, reauthenticate, endSession, endOtherSessions, blockProfile, fileReport].map(is),
  (call: Call) => isStatus(call) && (call.request.body as { status?: unknown } | undefined)?.status === 'ended',
];

/**
 * Slows down accounts that write without end, in addition to the limits of single endpoints. Requests that get somebody
 * out of danger neither count nor wait.
 */
export const writeLimits =
  (limits: Pick<Limits, 'consume'>): Middleware =>
  async (ctx: Context, next: Next) => {
    const { actor } = ctx.state as State;
    if (actor && !isRead(ctx) && !GETS_AWAY.some((getsAway) => getsAway(ctx)))
      await limits.consume(WRITES, actor.userId);
    await next();
  };
