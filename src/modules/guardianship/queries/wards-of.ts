import type { Knex } from 'knex';
import type { UserId } from '#kernel/ids.ts';
import type { IdentityFacade } from '../../identity/index.ts';
import type { Ward } from '../index.ts';
import type { GuardianRow, WardRow } from '../infra/tables.ts';

/** The wards whom this account guards as their acting guardian, without those who left or are disabled. */
export async function wardsOf(db: Knex, identity: IdentityFacade, accountId: UserId): Promise<Ward[]> {
  type Row = Pick<GuardianRow, 'id' | 'ward_id'> & { profile_id: WardRow['profile_id'] | null };
  const rows: Row[] = await db('guardianship.guardian as g')
    .leftJoin('guardianship.ward as w', 'w.account_id', 'g.ward_id')
    .where({ 'g.account_id': accountId, 'g.acting': true, 'g.ward_present': true })
    .orderBy('g.named_at')
    .select('g.id', 'g.ward_id', 'w.profile_id');
  const names = await identity.namesOf(
    db,
    rows.map((row) => row.ward_id),
  );
  return rows.map((row) => ({
    wardId: row.ward_id,
    guardianId: row.id,
    firstName: names.get(row.ward_id) ?? '',
    profileId: row.profile_id,
  }));
}
