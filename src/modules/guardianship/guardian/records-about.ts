import type { IdentityFacade } from '../../identity/index.ts';
import type { GuardianshipFacade } from '../index.ts';
import { guardians } from '../infra/cases.ts';

export const recordsAbout =
  (identity: IdentityFacade): GuardianshipFacade['recordsAbout'] =>
  async (db, accountId) => {
    const rows = await db('guardianship.guardian')
      .whereRaw(guardians(identity).concerns, { account: accountId })
      .select('id', 'ward_id');
    return rows.map((row) => ({ guardianId: row.id, wardId: row.ward_id }));
  };
