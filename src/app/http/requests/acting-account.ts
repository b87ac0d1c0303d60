import type { Context, Next } from 'koa';
import { DomainError } from '#kernel/errors.ts';
import { ACTING_ACCOUNT } from '#kernel/contracts/acting-account.ts';
import { liveEvents } from '#kernel/contracts/live-events.schema.ts';
import type { State } from '#kernel/http/context.ts';

/** Returns the account for which the requesting page acts; empty for other clients. */
const actingAccountOf = (ctx: Context): string =>
  // EventSource cannot send headers.
  ctx.get(ACTING_ACCOUNT) ||
  (ctx.path === liveEvents.path ? new URLSearchParams(ctx.querystring).get('account') : '') ||
  '';

/**
 * Refuses requests of a page that was opened for another account than the one signed in now (ADR 40).
 * @throws identity.another-account
 */
export async function sameAccountOnly(ctx: Context, next: Next): Promise<void> {
  const claimed = actingAccountOf(ctx);
  const { actor } = ctx.state as State;
  if (claimed && actor && actor.userId !== claimed) throw new DomainError('identity.another-account');
  await next();
}
