import type { Knex } from 'knex';
import { after, DAY, type Clock } from '../clock.ts';
import { DomainError } from '../errors.ts';
import { nativeError } from '../runtime/native-error.ts';
import type { Seals } from '../sealing/seals.ts';
import { RequestTransaction } from './request-transaction.ts';

const LIFE = DAY;
const ANSWER = 'kernel.idempotency.answer';
/** Time that a request waits for another one with the same key before it is refused. */
const WAIT = '3s';

/** A request under its caller's key. */
export interface KeyedCall {
  caller: string;
  key: string;
  requestHash: string;
}

export interface FirstCall {
  requestHash: string;
  status: number;
  answer: string | null;
}

/**
 * Stores for 24 hours what a request with an idempotency key did and returned, in the very transaction that did it (ADR
 * 12).
 */
export class IdempotencyKeys {
  private readonly db: Knex;
  private readonly clock: Clock;
  private readonly seals: Seals;

  constructor({ db, clock, seals }: { db: Knex; clock: Clock; seals: Seals }) {
    this.db = db;
    this.clock = clock;
    this.seals = seals;
  }

  /** The first request with this key in the last 24 hours; null if none did anything. */
  async find({ caller, key }: KeyedCall): Promise<FirstCall | null> {
    const first = await this.db('kernel.idempotency')
      .where({ caller, key })
      .where('created_at', '>', this.forgotten())
      .first();
    if (!first) return null;
    return {
      requestHash: first.request_hash,
      status: first.status,
      answer: await this.seals.open(ANSWER, first.id, first.answer),
    };
  }

  /**
   * Begins the transaction of a request, exclusive for its key.
   * @throws common.idempotency-running for a parallel one
   */
  begin(call: KeyedCall): RequestTransaction {
    return new RequestTransaction(this.db, (trx) => this.claim(trx, call));
  }

  /** Commits the changes together with the response. */
  async store(transaction: RequestTransaction, call: KeyedCall, status: number, answer: string | null): Promise<void> {
    // Even if no command ran: the same key gets the same response.
    await transaction.open();
    await transaction.commit(async (trx) => {
      const row = rowOf(trx, call);
      const { id } = (await row.clone().first('id')) as { id: string };
      await row.update({ status, answer: await this.seals.seal({ db: trx }, ANSWER, id, answer) });
    });
  }

  /** Commits what a refused request did nevertheless, such as counting a try; its key can be used again. */
  async forget(transaction: RequestTransaction, call: KeyedCall): Promise<void> {
    await transaction.commit(async (trx) => {
      await rowOf(trx, call).delete();
    });
  }

  async purge(): Promise<void> {
    await this.db('kernel.idempotency').where('created_at', '<=', this.forgotten()).delete();
  }

  private async claim(trx: Knex.Transaction, call: KeyedCall): Promise<void> {
    try {
      await trx.raw(`set local lock_timeout = '${WAIT}'`);
      await rowOf(trx, call).where('created_at', '<=', this.forgotten()).delete();
      const { caller, key, requestHash } = call;
      const claimed = await trx('kernel.idempotency')
        .insert({ caller, key, request_hash: requestHash, status: 0, created_at: this.clock.now() })
        .onConflict(['caller', 'key'])
        .ignore()
        .returning('id');
      if (claimed.length === 0) throw new DomainError('common.idempotency-running');
      await trx.raw('set local lock_timeout to default');
    } catch (error) {
      if (nativeError(error).code === LOCK_TIMEOUT) throw new DomainError('common.idempotency-running');
      throw error;
    }
  }

  private forgotten = (): Date => after(this.clock.now(), -LIFE);
}

const LOCK_TIMEOUT = '55P03';

const rowOf = (trx: Knex.Transaction, { caller, key }: KeyedCall): Knex.QueryBuilder =>
  trx('kernel.idempotency').where({ caller, key });
