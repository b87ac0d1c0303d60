import type { Knex } from 'knex';
import type { ProfileId } from '#kernel/values/ids.ts';
import { UseCase } from '#kernel/use-case.ts';

export class CountActiveMatches extends UseCase<{ db: Knex }> {
  async execute(womenProfileIds: ProfileId[]): Promise<number> {
    const row = await this.ports
      .db('matchmaking.match')
      .whereIn('woman_profile_id', womenProfileIds)
      .where({ status: 'active' })
      .count({ n: '*' })
      .first();
    return Number(row?.n);
  }
}
