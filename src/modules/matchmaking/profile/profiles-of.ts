import type { Knex } from 'knex';
import type { UserId } from '#kernel/values/ids.ts';
import { nameParts } from '../domain/profile/full-name.ts';
import type { MatchmakingFacade } from '../index.ts';

export const profilesOf: MatchmakingFacade['profilesOf'] = async (db: Knex, userIds: UserId[]) => {
  const rows = await db('matchmaking.profile')
    .whereRaw('account_id = any(?)', [userIds])
    .select('account_id', 'id', 'gender', 'stated');
  return new Map(
    rows.map((row) => [row.account_id, { profileId: row.id, gender: row.gender, name: nameParts(row.stated.name) }]),
  );
};
