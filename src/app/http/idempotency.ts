import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import type { Context, Next } from 'koa';
import { after, DAY, MINUTE, type Clock } from '#kernel/clock.ts';
import { DomainError } from '#kernel/errors.ts';
import type { State } from '#kernel/http/context.ts';

const LIFE = DAY;
/** A first call that has not ended by then was cut off; the key may be used anew. */
const ABANDONED = MINUTE;

/** With an `Idempotency-Key`, a repeated call gets the first one's answer again for 24 hours (decisions 9.4). */
export const idempotency = ({ db, clock }: { db: Knex; clock: Clock }) => {
  const table = () => db('kernel.idempotency');

  return async (ctx: Context, next: Next): Promise<void> => {
    const key = ctx.get('Idempotency-Key');
    const { actor } = ctx.state as State;
    if (!key || !actor || ctx.method === 'GET' || ctx.method === 'HEAD') return next();
    if (key.length > 200 || !/^[\x20-\x7e]+$/.test(key)) throw new DomainError('common.malformed');

    const now = clock.now();
    const row = { caller: actor.userId, key };
    const requestHash = createHash('sha256')
      .update(`${ctx.method} ${ctx.path}\n${JSON.stringify(ctx.request.body ?? null)}`)
      .digest('hex');
    await table().where(row).where('created_at', '<=', after(now, -LIFE)).delete();
    await table().where(row).whereNull('status').where('created_at', '<=', after(now, -ABANDONED)).delete();
    const claimed = await table()
      .insert({ ...row, request_hash: requestHash, created_at: now })
      .onConflict(['caller', 'key'])
      .ignore()
      .returning('key');
    if (claimed.length === 0) return replay(ctx, await table().where(row).first(), requestHash);
    try {
      await next();
    } finally {
      if (ctx.status >= 500) await table().where(row).delete();
      else
        await table()
          .where(row)
          .update({
            status: ctx.status,
            answer: ctx.body === null || ctx.body === undefined ? null : String(ctx.body),
          });
    }
  };
};

function replay(
  ctx: Context,
  first: { request_hash: string; status: number | null; answer: string | null } | undefined,
  requestHash: string,
): void {
  if (!first || first.status === null) throw new DomainError('common.idempotency-running');
  if (first.request_hash !== requestHash) throw new DomainError('common.idempotency-mismatch');
  ctx.status = first.status;
  ctx.set('Idempotent-Replayed', 'true');
  if (first.answer !== null) {
    ctx.type = 'application/json';
    ctx.body = first.answer;
  }
}

/** Forgets answers that are past their life. */
export const purgeIdempotency = async ({ db, clock }: { db: Knex; clock: Clock }): Promise<void> => {
  await db('kernel.idempotency').where('created_at', '<=', after(clock.now(), -LIFE)).delete();
};
