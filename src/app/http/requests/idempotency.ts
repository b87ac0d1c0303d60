import { sha256 } from '#kernel/values/sha256.ts';
import type { Context, Next } from 'koa';
import { DomainError } from '#kernel/errors.ts';
import type { State } from '#kernel/http/context.ts';
import type { FirstCall, IdempotencyKeys, KeyedCall } from '#kernel/persistence/idempotency-keys.ts';

/**
 * Endpoints without stored responses. Responses with secrets leave no trace, not even a hash; calls that query the
 * payment provider between two commands cannot be one transaction, and are idempotent themselves; reading private
 * words, and each export of a list, is authorised and audited each time.
 */
const BEARS_REPETITION = new RegExp(
  `^/api/(${[
    'auth',
    'guardian/claim',
    'account/two-factor',
    'admin/conversations',
    'admin/reports/[^/]+/read',
    'admin/users/[^/]+/read-profile',
    'admin/[a-z-]+/export',
    '(create|verify)-(signup|upgrade)-[a-z-]+',
    'subscription',
  ].join('|')})(/|$)`,
);

const RUNNING = 'common.idempotency-running';

/**
 * Executes a request with an `Idempotency-Key` once, and repeats its response for 24 hours. Key and response
 * are stored in the transaction of the request; refusals are not stored, because they change nothing and may not recur.
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
      if (ctx.status < 400) await keys.store(transaction, call, ctx.status, ctx.body ? String(ctx.body) : null);
      else if (ctx.status < 500) await keys.forget(transaction, call);
    } catch (error) {
      if (!(error instanceof DomainError && error.code === RUNNING)) throw error;
      ctx.state['refusal'] = RUNNING;
    } finally {
      await transaction.rollback();
    }
    if (ctx.state['refusal'] !== RUNNING) return;
    // A concurrent request used the same key; if it has finished, return its response.
    const another = await keys.find(call);
    if (!another) throw new DomainError(RUNNING, { retryAfter: 1 });
    replay(ctx, call, another);
  };

function keyedCall(ctx: Context): KeyedCall | null {
  const key = ctx.get('Idempotency-Key');
  const { actor } = ctx.state as State;
  if (!key || !actor || ctx.method === 'GET' || ctx.method === 'HEAD' || BEARS_REPETITION.test(ctx.path)) return null;
  if (key.length > 200 || !/^[\x20-\x7e]+$/.test(key)) throw new DomainError('common.malformed');
  // Includes role and duties, so that nobody gets a response from rights that they have lost.
  const { role, duties, isGuardian, isMember, isLeaving } = actor;
  const rights = [role, duties, isGuardian, isMember, isLeaving];
  const call = JSON.stringify([ctx.method, ctx.path, ...rights, ctx.request.body ?? null]);
  return { caller: actor.userId, key, requestHash: sha256(call) };
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
