import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import { after, DAY, HOUR, MINUTE, type Clock } from './clock.ts';
import { DomainError } from './errors.ts';

interface Limit {
  /** So many tries are free of any wait. */
  free: number;
  /** The wait after the first further one, in milliseconds; each next one doubles it … */
  firstWait: number;
  /** … up to here: nobody is locked out for good. */
  longestWait: number;
  /** Without a try for so long, everything is forgotten. */
  forgottenAfter: number;
}

/** Every limit of the product (decisions 1.8). At most 5 free guesses and one each 20 minutes: fewer than 100 a day. */
export const limits = {
  'sign-in of an account': { free: 5, firstWait: 30_000, longestWait: 20 * MINUTE, forgottenAfter: DAY },
  // With the guesses at sign-in these stay fewer than 100 a day as well.
  'password changes of an account': { free: 5, firstWait: 30_000, longestWait: 2 * HOUR, forgottenAfter: DAY },
  // Fewer than 50 a day of a million codes.
  'codes of an account': { free: 5, firstWait: 30_000, longestWait: HOUR, forgottenAfter: DAY },
  'sign-in from an address': { free: 100, firstWait: 10_000, longestWait: 5 * MINUTE, forgottenAfter: HOUR },
  'reset mails to an account': { free: 5, firstWait: 5 * MINUTE, longestWait: HOUR, forgottenAfter: DAY },
  'confirmation mails to an account': { free: 5, firstWait: 5 * MINUTE, longestWait: HOUR, forgottenAfter: DAY },
  'reset mails from an address': { free: 100, firstWait: 10_000, longestWait: 5 * MINUTE, forgottenAfter: HOUR },
} as const satisfies Record<string, Limit>;
export type LimitName = keyof typeof limits;

/** Slows repeated tries, counted in Postgres so that it holds across processes. Its own failure lets people through. */
export class Limits {
  private readonly db: Knex;
  private readonly clock: Clock;
  private readonly on: boolean;

  constructor({ db, clock, on }: { db: Knex; clock: Clock; on: boolean }) {
    this.db = db;
    this.clock = clock;
    this.on = on;
  }

  /**
   * Counts a try before it is made, so that parallel ones count too. Throws `common.too-many` with the seconds to wait;
   * tries during a wait are refused without lengthening it. What is not blocked is marked by the epoch, not by the present
   * moment: of parallel tries the later one may carry the earlier time.
   */
  async take(name: LimitName, key: string): Promise<void> {
    if (!this.on) return;
    const { free, firstWait, longestWait, forgottenAfter } = limits[name];
    const now = this.clock.now();
    const { rows } = await this.db.raw(
      `insert into kernel.limit_bucket as b (name, key_hash, tries, blocked_until, last_try_at) values (:name, :key, 1, 'epoch', :now)
       on conflict (name, key_hash) do update set
         tries = case when b.last_try_at <= :forgotten then 1 else b.tries + 1 end,
         blocked_until = case
           when b.last_try_at <= :forgotten or b.tries + 1 < :free then 'epoch'::timestamptz
           else :now::timestamptz + least(:longest, :first * power(2, least(b.tries + 1 - :free, 20))) * interval '1 millisecond' end,
         last_try_at = :now
       where b.blocked_until <= :now
       returning tries`,
      {
        name,
        key: hashOf(key),
        now,
        forgotten: after(now, -forgottenAfter),
        free,
        first: firstWait,
        longest: longestWait,
      },
    );
    if (rows.length === 0)
      throw new DomainError('common.too-many', { retryAfter: await this.secondsToWait(name, key) });
  }

  /** What was tried succeeded: the count begins anew. */
  async clear(name: LimitName, key: string): Promise<void> {
    if (this.on) await this.bucket(name, key).delete();
  }

  /** Takes one try back, for what turned out to be no guess. */
  async giveBack(name: LimitName, key: string): Promise<void> {
    if (!this.on) return;
    await this.bucket(name, key).update({ tries: this.db.raw('greatest(tries - 1, 0)') });
  }

  async purge(): Promise<void> {
    await this.db('kernel.limit_bucket').where('last_try_at', '<=', after(this.clock.now(), -DAY)).delete();
  }

  private async secondsToWait(name: LimitName, key: string): Promise<number> {
    const row = await this.bucket(name, key).first('blocked_until');
    return Math.max(1, Math.ceil(((row?.blocked_until?.getTime() ?? 0) - this.clock.now().getTime()) / 1000));
  }

  private bucket(name: LimitName, key: string): Knex.QueryBuilder {
    return this.db('kernel.limit_bucket').where({ name, key_hash: hashOf(key) });
  }
}

const hashOf = (key: string): string => createHash('sha256').update(key).digest('hex');

/** What counts as one address: an IPv4 address, or an IPv6 network of /64, which one household holds. */
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
