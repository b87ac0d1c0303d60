import { sha256 } from './values/sha256.ts';
import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Knex } from 'knex';
import { after, DAY, type Clock } from './clock.ts';
import { DomainError } from './errors.ts';
import type { Logger } from './runtime/logger.ts';
import { isConnectionError, isSerializationFailure } from './runtime/native-error.ts';
import { prepared, statement } from './persistence/prepared.ts';

/** A rate limit for repeated tries of one kind. */
export interface Limit {
  /** Tries without a wait. */
  free: number;
  /** The wait after the first further try, in milliseconds; each next try doubles it … */
  firstWait: number;
  /** … up to this: nobody is locked out for good. */
  longestWait: number;
  /** Time without a try after which the count starts again. */
  forgottenAfter: number;
}

export type NamedLimit = Limit & { name: string };

/** Limits that a module declares in its `limits.ts`, by the names under which tries are counted. */
export const namedLimits = <Name extends string>(limits: Record<Name, Limit>): Record<Name, NamedLimit> =>
  Object.fromEntries(Object.entries<Limit>(limits).map(([name, limit]) => [name, { name, ...limit }])) as Record<
    Name,
    NamedLimit
  >;

/** A limit and the key that is counted. */
export type Try = [limit: NamedLimit, key: string];

/** Random delay of a refusal, in milliseconds. */
const [SHORTEST_WAIT, LONGEST_WAIT] = [100, 400];

const BLOCKED = statement(
  'kernel.limits-blocked',
  `select max(blocked_until) as blocked_until from kernel.limit_bucket
   where (name, key_hash) in (select * from unnest(:names::text[], :keys::text[])) and blocked_until > :now`,
);

interface Ports {
  db: Knex;
  clock: Clock;
  log: Logger;
  on: boolean;
}

/**
 * Throttles repeated tries, counted in PostgreSQL for all processes. A failure of its own is logged and lets people
 * through.
 */
export class Limits {
  private readonly ports: Ports;
  constructor(ports: Ports) {
    this.ports = ports;
  }

  /**
   * Counts within a running transaction, so a rollback undoes the try. Refusals are not delayed there, to free the
   * connection.
   */
  inside({ db }: { db: Knex.Transaction }): Limits {
    return new Limits({ ...this.ports, db });
  }

  /**
   * Counts a try in advance.
   * @throws common.rate-limited with the seconds to wait
   */
  consume(limit: NamedLimit, key: string): Promise<void> {
    return this.consumeEach([[limit, key]]);
  }

  /**
   * Like `assign`, for several limits: after the reported seconds none of them blocks. A refusal is a single read with
   * a delay, so that a flood against one account slows only itself.
   */
  async consumeEach(tries: Try[]): Promise<void> {
    let wait = await this.secondsToWait(tries);
    for (const [limit, key] of tries)
      if (wait === 0 && !(await this.permits(limit, key))) wait = Math.max(1, await this.secondsToWait(tries));
    if (wait === 0) return;
    if (!this.ports.db.isTransaction) await pause(randomInt(SHORTEST_WAIT, LONGEST_WAIT));
    throw new DomainError('common.rate-limited', { retryAfter: wait });
  }

  /**
   * Counts a try in advance, so that parallel ones count too, and returns whether it is allowed; tries during a wait do
   * not lengthen it. Unblocked rows have the epoch instead of the present time, since the later of two parallel tries
   * may have the earlier time.
   */
  async permits({ name, free, firstWait, longestWait, forgottenAfter }: NamedLimit, key: string): Promise<boolean> {
    const now = this.ports.clock.now();
    const counting = (db: Knex) =>
      db.raw(
        `insert into kernel.limit_bucket as b (name, key_hash, tries, blocked_until, last_try_at) values (:name, :key, 1, :untilSecond, :now)
       on conflict (name, key_hash) do update set
         tries = case when b.last_try_at <= :forgotten then 1 else b.tries + 1 end,
         blocked_until = case
           when b.last_try_at <= :forgotten then :untilSecond
           when b.tries + 1 < :free then 'epoch'::timestamptz
           else :now::timestamptz + least(:longest, :first * power(2, least(b.tries + 1 - :free, 20))) * interval '1 millisecond' end,
         last_try_at = :now
       where b.blocked_until <= :now
       returning tries`,
        {
          name,
          key: sha256(key),
          now,
          untilSecond: free === 1 ? after(now, firstWait) : new Date(0),
          forgotten: after(now, -forgottenAfter),
          free,
          first: firstWait,
          longest: longestWait,
        },
      );
    return this.sparing(async (db) => (await counting(db)).rows.length > 0, true);
  }

  /** Resets the count after a success. */
  async clear({ name }: NamedLimit, key: string): Promise<void> {
    await this.sparing((db) => bucket(db, name, key).delete(), 0);
  }

  /** Takes back a try that was no guess. */
  async refund({ name }: NamedLimit, key: string): Promise<void> {
    await this.sparing((db) => bucket(db, name, key).update({ tries: db.raw('greatest(tries - 1, 0)') }), 0);
  }

  async purge(): Promise<void> {
    const { db, clock } = this.ports;
    await db('kernel.limit_bucket').where('last_try_at', '<=', after(clock.now(), -DAY)).delete();
  }

  /** Seconds until none of them blocks; 0 if none does. */
  private async secondsToWait(tries: Try[]): Promise<number> {
    const now = this.ports.clock.now();
    const places = { names: tries.map(([{ name }]) => name), keys: tries.map(([, key]) => sha256(key)), now };
    const [row] = await this.sparing((db) => prepared<{ blocked_until: Date | null }>(db, BLOCKED, places), []);
    return row?.blocked_until ? Math.ceil((row.blocked_until.getTime() - now.getTime()) / 1000) : 0;
  }

  /** Returns `otherwise` if limits are off or only the counting fails; failures of the whole database are thrown. */
  private async sparing<T>(work: (db: Knex) => Promise<T>, otherwise: T): Promise<T> {
    const { db, on, log } = this.ports;
    if (!on) return otherwise;
    try {
      // A savepoint, since a failing statement would abort the surrounding transaction.
      return await (db.isTransaction ? db.transaction(work) : work(db));
    } catch (error) {
      if (isConnectionError(error) || isSerializationFailure(error)) throw error;
      log.error({ err: error }, 'a limit could not be looked at');
      return otherwise;
    }
  }
}

const bucket = (db: Knex, name: string, key: string): Knex.QueryBuilder =>
  db('kernel.limit_bucket').where({ name, key_hash: sha256(key) });

/** Key of a network: an IPv4 address, or the /64 of an IPv6 address, which one household holds. */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  const mapped = /::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped) return mapped[1]!;
  const [head = '', tail = ''] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  const missing = address.includes('::') ? 8 - groups.length - tail.split(':').filter(Boolean).length : 0;
  return [...groups, ...Array.from({ length: missing }, () => '0'), ...tail.split(':').filter(Boolean)]
    .slice(0, 4)
    .join(':');
}
