import type { Knex } from 'knex';
import type { ProfileId } from '#kernel/values/ids.ts';

export class CountActiveMatches {
  private readonly db: Knex;
  constructor({ db }: { db: Knex }) {
    this.db = db;
  }

  async execute(womenProfileIds: ProfileId[]): Promise<number> {
    const row = await this.db('matchmaking.match')
      .whereIn('woman_profile_id', womenProfileIds)
      .where({ status: 'active' })
      .count({ n: '*' })
      .first();
    return Number(row?.n);
  }
}
