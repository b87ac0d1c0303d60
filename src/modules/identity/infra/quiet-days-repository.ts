import type { Knex } from 'knex';
import type { QuietPeriod } from '../contracts/quiet-days.schema.ts';
import { quietPeriods, type QuietDays } from '../domain/quiet-days.ts';

/** The quiet days of this Hijri year and the next, with the dates that staff set. */
export async function quietPeriodsIn(db: Knex, now: Date): Promise<QuietPeriod[]> {
  const rows = await db('identity.quiet_dates').select('id', 'starts_on', 'ends_on');
  return quietPeriods(
    now,
    rows.map((row) => ({ id: row.id, startsOn: row.starts_on, endsOn: row.ends_on })),
  );
}

export const knexQuietDays: QuietDays = {
  periods: ({ db }, now) => quietPeriodsIn(db, now),
  async set({ db }, id, { startsOn, endsOn }) {
    const dates = { id, starts_on: startsOn, ends_on: endsOn };
    await db('identity.quiet_dates').insert(dates).onConflict('id').merge();
  },
  async reset({ db }, id) {
    await db('identity.quiet_dates').where({ id }).delete();
  },
};
