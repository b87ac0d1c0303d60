import type { Knex } from 'knex';
import { after, DAY, MINUTE, type Clock } from '../clock.ts';
import type { Seals } from '../sealing/seals.ts';

const LIFE = DAY;
const ANSWER = 'kernel.idempotency.answer';
/** A first call that has not ended by then was cut off; the key may be used anew. */
const ABANDONED = MINUTE;

export interface FirstCall {
  requestHash: string;
  /** Null while it runs. */
  status: number | null;
  answer: string | null;
}

/** Remembers for 24 hours what a call with an idempotency key answered. */
export class IdempotencyKeys {
  private readonly db: Knex;
  private readonly clock: Clock;
  private readonly seals: Seals;

  constructor({ db, clock, seals }: { db: Knex; clock: Clock; seals: Seals }) {
    this.db = db;
    this.clock = clock;
    this.seals = seals;
  }

  /** Claims the key for this call, and answers null; or answers what the first call with it came to. */
  async claim(caller: string, key: string, requestHash: string): Promise<FirstCall | null> {
    const now = this.clock.now();
    const row = { caller, key };
    await this.table()
      .where(row)
      .where((q) =>
        q
          .where('created_at', '<=', after(now, -LIFE))
          .orWhere((r) => r.whereNull('status').where('created_at', '<=', after(now, -ABANDONED))),
      )
      .delete();
    const claimed = await this.table()
      .insert({ ...row, request_hash: requestHash, created_at: now })
      .onConflict(['caller', 'key'])
      .ignore()
      .returning('key');
    if (claimed.length > 0) return null;
    const first = await this.table().where(row).first();
    return first
      ? {
          requestHash: first.request_hash,
          status: first.status,
          answer: await this.seals.open(ANSWER, first.id, first.answer),
        }
      : { requestHash, status: null, answer: null };
  }

  async keep(caller: string, key: string, status: number, answer: string | null): Promise<void> {
    await this.db.transaction(async (trx) => {
      const row = await trx('kernel.idempotency').where({ caller, key }).forNoKeyUpdate().first('id');
      if (!row) return;
      const sealed = await this.seals.seal({ db: trx }, ANSWER, row.id, answer);
      await trx('kernel.idempotency').where({ id: row.id }).update({ status, answer: sealed });
    });
  }

  /** The call failed on our side: it may be tried again. */
  async release(caller: string, key: string): Promise<void> {
    await this.table().where({ caller, key }).delete();
  }

  async purge(): Promise<void> {
    await this.table().where('created_at', '<=', after(this.clock.now(), -LIFE)).delete();
  }

  private table(): Knex.QueryBuilder {
    return this.db('kernel.idempotency');
  }
}
