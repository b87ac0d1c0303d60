import type { Knex } from 'knex';
import { DomainError } from '#kernel/errors.ts';
import type { ProfileId, UserId } from '#kernel/values/ids.ts';
import type { IdentityFacade } from '../../identity/index.ts';
import type { EmptyWard, Ward } from '../index.ts';
import { hisAccountsSql } from '../infra/cases.ts';
import type { GuardianRow, WardRow } from '../infra/rows.ts';

type Row = Pick<GuardianRow, 'id' | 'ward_id' | 'relation'> & { profile_id: WardRow['profile_id'] | null };

/**
 * The wards for whom this guardian acts, or only the one with this profile. The list is empty for a ward of whom he
 * does not know that there is nothing to read.
 * @throws common.not-found if he has no ward with this profile
 */
export async function wardsOf(
  db: Knex,
  identity: IdentityFacade,
  accountId: UserId,
  profileId?: ProfileId,
): Promise<Ward[]> {
  const rows: (Row & { guardianAccountIds: UserId[] })[] = await db('guardianship.guardian as g')
    .leftJoin('guardianship.ward as w', 'w.account_id', 'g.ward_id')
    .where({ 'g.account_id': accountId, 'g.acting': true, 'g.ward_present': true })
    .modify((q) => profileId !== undefined && q.where({ 'w.profile_id': profileId }))
    .orderBy(['g.named_at', 'g.id'])
    .select('g.id', 'g.ward_id', 'g.relation', 'w.profile_id')
    .select(db.raw(`array(${hisAccountsSql(identity)}) as "guardianAccountIds"`));
  if (profileId !== undefined && rows.length === 0 && !(await emptyWardsOf(db, identity, accountId, profileId)).length)
    throw new DomainError('common.not-found');
  const names = await identity.namesOf(
    db,
    rows.map((row) => row.ward_id),
  );
  const guardianAccountIds = [...new Set(rows.flatMap((row) => row.guardianAccountIds))];
  return rows.map((row) => ({
    wardId: row.ward_id,
    guardianId: row.id,
    relation: row.relation,
    firstName: names.get(row.ward_id) ?? '',
    profileId: row.profile_id,
    guardianAccountIds,
  }));
}

/** The wards whom his pages still name and of whom there is nothing to read: he may not notice why. */
export async function emptyWardsOf(
  db: Knex,
  identity: IdentityFacade,
  accountId: UserId,
  profileId?: ProfileId,
): Promise<EmptyWard[]> {
  const rows: Row[] = await db('guardianship.guardian as g')
    .leftJoin('guardianship.ward as w', 'w.account_id', 'g.ward_id')
    .where({ 'g.account_id': accountId, 'g.shown_empty': true })
    .modify((q) => profileId !== undefined && q.where({ 'w.profile_id': profileId }))
    .orderBy(['g.named_at', 'g.id'])
    .select('g.id', 'g.ward_id', 'g.relation', 'w.profile_id');
  const names = await identity.namesOf(
    db,
    rows.map((row) => row.ward_id),
  );
  return rows.map((row) => ({
    guardianId: row.id,
    relation: row.relation,
    firstName: names.get(row.ward_id) ?? '',
    profileId: row.profile_id,
  }));
}
