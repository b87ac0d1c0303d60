import type { Knex } from 'knex';
import type { UserId } from '#kernel/ids.ts';
import type { IdentityFacade } from '../identity/index.ts';
import { approvals } from './infra/objection-approvals.ts';
import { mailboxOf } from '#kernel/email-address.ts';
import type { Guardians } from './domain/guardian.ts';
import type { GuardianshipFacade, Ward } from './index.ts';
import type { WhoDecides } from './queries/who-decides.ts';

interface Ports {
  guardians: Guardians;
  identity: IdentityFacade;
  whoDecides: WhoDecides;
}

export const guardianshipFacade = ({ guardians, identity, whoDecides }: Ports): GuardianshipFacade => ({
  async holdApprovalOf(tx, type, subjectId) {
    await approvals.ofSubject(tx, type, subjectId);
  },

  whoDecides,

  isGuarded: async (tx, wardId) => (await guardians.actingFor(tx, wardId)) !== null,

  async guardsOrIsGuardedBy(db, accountId) {
    const address = await identity.addressOf(db, accountId);
    const acting = () => db('guardianship.guardian').where({ acting: true });
    const wards = await acting()
      .where((q) => q.where({ account_id: accountId }).orWhere({ mailbox: mailboxOf(address ?? '') }))
      .pluck('ward_id');
    const own = await acting().where({ ward_id: accountId }).first('account_id', 'email');
    const guardian = own ? [own.account_id, ...(await identity.accountsAt(db, own.email))] : [];
    return [...wards, ...guardian].filter((id) => id !== null);
  },

  async standingOf(db, wardId) {
    const row = await db('guardianship.guardian')
      .where({ ward_id: wardId })
      .whereIn('state', ['pending', 'verified'])
      .first('acting');
    return { hasGuardian: row !== undefined, guardianVerified: row?.acting === true };
  },

  async wardsOf(db, accountId) {
    const rows = await db('guardianship.guardian as g')
      .leftJoin('guardianship.ward as w', 'w.account_id', 'g.ward_id')
      .where({ 'g.account_id': accountId, 'g.acting': true, 'g.ward_present': true })
      .orderBy('g.named_at')
      .select('g.id', 'g.ward_id', 'w.profile_id');
    const names = await identity.namesOf(
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

  async wardName(db: Knex, wardId: UserId) {
    return (await identity.namesOf(db, [wardId])).get(wardId) ?? '';
  },

  async reasonOf(tx, approvalId) {
    const row = await tx.db('guardianship.decision').where({ approval_id: approvalId }).first('reason');
    return row?.reason ?? null;
  },
});
