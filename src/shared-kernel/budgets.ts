import { sha256 } from './values/sha256.ts';
import type { Knex } from 'knex';
import { after, DAY, isoDay, type Clock } from './clock.ts';
import { DomainError } from './errors.ts';

/** Number of different items of a kind that one person may fetch in a day, from midnight UTC (R-S.9). */
export interface Budget {
  name: string;
  perDay: number;
}

/** Daily budgets against harvesting, counted in PostgreSQL. An item fetched before on the same day is free. */
export class Budgets {
  private readonly db: Knex;
  private readonly clock: Clock;
  private readonly on: boolean;

  constructor({ db, clock, on }: { db: Knex; clock: Clock; on: boolean }) {
    this.db = db;
    this.clock = clock;
    this.on = on;
  }

  /** @throws common.rate-limited with the seconds until midnight, if the budget is used up */
  async spend({ name, perDay }: Budget, key: string, item: string): Promise<void> {
    if (!this.on) return;
    const now = this.clock.now();
    const day = isoDay(now);
    const spending = { name, key_hash: sha256(key), day, item_hash: sha256(`${key} ${item}`) };
    const { rows } = await this.db.raw<{ rows: [{ granted: boolean }] }>(
      `with had as (
         select item_hash = :item_hash as this from kernel.quota_usage where name = :name and key_hash = :key_hash and day = :day::date
       ), added as (
         insert into kernel.quota_usage (name, key_hash, day, item_hash)
         select :name, :key_hash, :day::date, :item_hash where (select count(*) from had) < :budget
         on conflict do nothing returning 1
       )
       select exists (select from added) or exists (select from had where this) as granted`,
      { ...spending, budget: perDay },
    );
    if (rows[0].granted) return;
    const midnight = after(new Date(`${day}T00:00:00Z`), DAY);
    throw new DomainError('common.rate-limited', {
      retryAfter: Math.ceil((midnight.getTime() - now.getTime()) / 1000),
    });
  }

  async purge(): Promise<void> {
    await this.db('kernel.quota_usage').where('day', '<', after(this.clock.now(), -DAY)).delete();
  }
}
