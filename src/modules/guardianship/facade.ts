import type { Knex } from 'knex';
import type { UserId } from '#kernel/ids.ts';
import { approvals } from './infra/objection-approvals.ts';
import type { Guardians } from './domain/guardian.ts';
import type { GuardianshipFacade, Ward } from './index.ts';

interface Ports {
  guardians: Guardians;
  /** From identity, which knows what wards are called. */
  namesOf(db: Knex, accountIds: UserId[]): Promise<Map<UserId, string>>;
}

export const guardianshipFacade = ({ guardians, namesOf }: Ports): GuardianshipFacade => ({
  async holdApprovalOf(tx, type, subjectId) {
    await approvals.ofSubject(tx, type, subjectId);
  },

  verifiedGuardianOf: (tx, wardId) => guardians.verifiedOf(tx, wardId),

  async standingOf(db, wardId) {
    const row = await db('guardianship.guardian')
      .where({ ward_id: wardId })
      .whereIn('state', ['pending', 'verified'])
      .first('state');
    return { hasGuardian: row !== undefined, guardianVerified: row?.state === 'verified' };
  },

  async wardsOf(db, accountId) {
    const rows = await db('guardianship.guardian as g')
      .leftJoin('guardianship.ward as w', 'w.account_id', 'g.ward_id')
      .where({ 'g.account_id': accountId, 'g.state': 'verified', 'g.ward_departed': false })
      .orderBy('g.named_at')
      .select('g.id', 'g.ward_id', 'w.profile_id');
    const names = await namesOf(
      db,
      rows.map((row) => row.ward_id),
    );
    return rows.map((row): Ward => ({
      wardId: row.ward_id,
      guardianId: row.id,
      firstName: names.get(row.ward_id) ?? '',
      profileId: row.profile_id,
    }));
  },

  async wardName(db, wardId) {
    return (await namesOf(db, [wardId])).get(wardId) ?? '';
  },

  async reasonOf(tx, approvalId) {
    const row = await tx.db('guardianship.decision').where({ approval_id: approvalId }).first('reason');
    return row?.reason ?? null;
  },
});
