import type { Knex } from 'knex';
import { guardianStatusOf } from '../domain/guardian-status.ts';
import { guardianStatusInputOf } from '../infra/guardian-record.ts';
import type { GuardianRow, WardRow } from '../infra/rows.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

export type GovernedPorts = Pick<UseCasePorts, 'db' | 'seals' | 'identity' | 'conflictOfInterest'>;
export type GovernedRow = GuardianRow & { profile_id: WardRow['profile_id'] | null };

/** The verified guardians, each with the profile of his ward. */
export const verifiedGuardians = (db: Knex): Knex.QueryBuilder =>
  db
    .with('g', (q) =>
      q
        .from('guardianship.guardian as guardian')
        .leftJoin('guardianship.ward as ward', 'ward.account_id', 'guardian.ward_id')
        .where({ 'guardian.state': 'verified' })
        .select('guardian.*', 'ward.profile_id'),
    )
    .from('g');

/** The guardians of these rows, as the console shows them. */
export async function governedGuardians({ db, identity }: Pick<GovernedPorts, 'db' | 'identity'>, rows: GovernedRow[]) {
  const names = await identity.namesOf(
    db,
    rows.map((row) => row.ward_id),
  );
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    email: row.email,
    relation: row.relation,
    wardFirstName: names.get(row.ward_id) ?? '',
    wardProfileId: row.profile_id,
    status: guardianStatusOf(guardianStatusInputOf(row)),
  }));
}
