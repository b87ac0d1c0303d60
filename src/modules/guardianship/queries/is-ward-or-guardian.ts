import type { Knex } from 'knex';
import type { GuardianId, UserId } from '#kernel/ids.ts';

/** Whether a guardian's record is about this account: as his ward, or as himself. */
export async function isWardOrGuardian(db: Knex, accountId: UserId, id: GuardianId): Promise<boolean> {
  const row = await db('guardianship.guardian')
    .where({ id })
    .where((either) => either.where({ ward_id: accountId }).orWhere({ account_id: accountId }))
    .first('id');
  return row !== undefined;
}
