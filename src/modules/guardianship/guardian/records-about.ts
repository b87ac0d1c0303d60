import type { IdentityFacade } from '../../identity/index.ts';
import type { GuardianshipFacade } from '../index.ts';
import { guardians, hisAccountsSql } from '../infra/cases.ts';

export const recordsAbout =
  (identity: IdentityFacade): GuardianshipFacade['recordsAbout'] =>
  async (db, accountId) => {
    const rows = await db('guardianship.guardian')
      .whereRaw(guardians(identity).concerns, { account: accountId })
      .select('id', 'ward_id');
    return rows.map((row) => ({ guardianId: row.id, wardId: row.ward_id }));
  };

export const guardianAccountsOf =
  (identity: IdentityFacade): GuardianshipFacade['guardianAccountsOf'] =>
  (db, wardId) =>
    db
      .from('guardianship.guardian as g')
      .joinRaw(`cross join lateral (${hisAccountsSql(identity)}) his`)
      .where({ 'g.ward_id': wardId })
      .pluck('his.id');
