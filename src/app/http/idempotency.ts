import { createHash } from 'node:crypto';
import type { Context, Next } from 'koa';
import { DomainError } from '#kernel/errors.ts';
import type { State } from '#kernel/http/context.ts';
import type { FirstCall, IdempotencyKeys } from '#kernel/persistence/idempotency-keys.ts';

/** Calls whose body or answer holds a secret leave no trace of it, not even a hash. They bear repetition by themselves. */
const HOLDS_SECRETS = /^\/api\/(auth|guardian\/claim|account\/two-factor)(\/|$)/;

/** With an `Idempotency-Key`, a repeated call gets the first one's answer again for 24 hours (decisions 9.4). */
export const idempotency =
  (keys: IdempotencyKeys) =>
  async (ctx: Context, next: Next): Promise<void> => {
    const key = ctx.get('Idempotency-Key');
    const { actor } = ctx.state as State;
    if (!key || !actor || ctx.method === 'GET' || ctx.method === 'HEAD' || HOLDS_SECRETS.test(ctx.path)) return next();
    if (key.length > 200 || !/^[\x20-\x7e]+$/.test(key)) throw new DomainError('common.malformed');

    const call = `${ctx.method} ${ctx.path}\n${JSON.stringify(ctx.request.body ?? null)}`;
    const requestHash = createHash('sha256').update(call).digest('hex');
    const first = await keys.claim(actor.userId, key, requestHash);
    if (first) return replay(ctx, first, requestHash);
    try {
      await next();
    } finally {
      if (ctx.status >= 500) await keys.release(actor.userId, key);
      else
        await keys.keep(
          actor.userId,
          key,
          ctx.status,
          ctx.body === null || ctx.body === undefined ? null : String(ctx.body),
        );
    }
  };

function replay(ctx: Context, first: FirstCall, requestHash: string): void {
  if (first.status === null) throw new DomainError('common.idempotency-running');
  if (first.requestHash !== requestHash) throw new DomainError('common.idempotency-mismatch');
  ctx.status = first.status;
  ctx.set('Idempotent-Replayed', 'true');
  if (first.answer !== null) {
    ctx.type = 'application/json';
    ctx.body = first.answer;
  }
}
