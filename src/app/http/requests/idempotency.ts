import { createHash } from 'node:crypto';
import type { Context, Next } from 'koa';
import { DomainError } from '#kernel/errors.ts';
import type { State } from '#kernel/http/context.ts';
import type { FirstCall, IdempotencyKeys, KeyedCall } from '#kernel/persistence/idempotency-keys.ts';

/**
 * Calls whose body or answer holds a secret leave no trace of it, not even a hash; and those that ask the payment
 * provider between two commands can't be one transaction. They bear repetition by themselves, as does a look at what
 * others wrote to each other: whoever looks again is asked again whether he may, and that he looked is kept again.
 */
const BEARS_REPETITION = new RegExp(
  `^/api/(${[
    'auth',
    'guardian/claim',
    'account/two-factor',
    'admin/conversations',
    'admin/reports/[^/]+/read',
    '(create|verify)-(signup|upgrade)-[a-z-]+',
    'subscription',
  ].join('|')})(/|$)`,
);

const RUNNING = 'common.idempotency-running';

/**
 * With an `Idempotency-Key`, a call is done once, and a repeated one gets the first one's answer again for 24 hours
 * . The key and the answer are written in the transaction that does it. A refusal is not kept: it did
 * nothing, and what it rested on may change.
 */
export const idempotency =
  (keys: IdempotencyKeys) =>
  async (ctx: Context, next: Next): Promise<void> => {
    const call = keyedCall(ctx);
    if (!call) return next();
    const first = await keys.find(call);
    if (first) return replay(ctx, call, first);

    const transaction = keys.begin(call);
    try {
      await transaction.run(next);
      if (ctx.status < 400) await keys.keep(transaction, call, ctx.status, ctx.body ? String(ctx.body) : null);
      else if (ctx.status < 500) await keys.forget(transaction, call);
    } catch (error) {
      if (!(error instanceof DomainError && error.code === RUNNING)) throw error;
      ctx.state['refusal'] = RUNNING;
    } finally {
      await transaction.rollback();
    }
    if (ctx.state['refusal'] !== RUNNING) return;
    // Another call had the key at the same time; where that has ended meanwhile, its answer is this one's.
    const another = await keys.find(call);
    if (!another) throw new DomainError(RUNNING, { retryAfter: 1 });
    replay(ctx, call, another);
  };

function keyedCall(ctx: Context): KeyedCall | null {
  const key = ctx.get('Idempotency-Key');
  const { actor } = ctx.state as State;
  if (!key || !actor || ctx.method === 'GET' || ctx.method === 'HEAD' || BEARS_REPETITION.test(ctx.path)) return null;
  if (key.length > 200 || !/^[\x20-\x7e]+$/.test(key)) throw new DomainError('common.malformed');
  // With who he is: what somebody was answered as staff, guardian or member is not given to whoever is that no longer.
  const { role, isGuardian, isMember, isLeaving } = actor;
  const call = JSON.stringify([ctx.method, ctx.path, role, isGuardian, isMember, isLeaving, ctx.request.body ?? null]);
  return { caller: actor.userId, key, requestHash: createHash('sha256').update(call).digest('hex') };
}

function replay(ctx: Context, { requestHash }: KeyedCall, first: FirstCall): void {
  if (first.requestHash !== requestHash) throw new DomainError('common.idempotency-mismatch');
  ctx.state['refusal'] = undefined;
  ctx.body = null;
  ctx.status = first.status;
  ctx.set('Idempotent-Replayed', 'true');
  if (first.answer !== null) {
    ctx.type = 'application/json';
    ctx.body = first.answer;
  }
}
