import type { IdentityFacade } from '../../identity/index.ts';
import type { GuardianshipFacade } from '../index.ts';
import { isThePersonSql } from '../infra/cases.ts';

/** By which records this account is or was somebody's guardian, by account or mailbox, and whose. */
export const everGuarded =
  (identity: IdentityFacade): GuardianshipFacade['everGuarded'] =>
  async (db, accountId) => {
    const rows = await db('guardianship.guardian')
      .whereRaw(isThePersonSql(identity), { account: accountId })
      .select('id', 'ward_id');
    return rows.map((row) => ({ guardianId: row.id, wardId: row.ward_id }));
  };
