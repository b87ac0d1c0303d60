import type { IdentityFacade } from '../identity/index.ts';
import type { Approvals } from './domain/approvals.ts';
import type { Guardians } from './domain/guardians.ts';
import type { WhoDecides } from './domain/who-decides.ts';
import type { GuardianshipFacade } from './index.ts';
import { guardedAndGuardians, guardianStatusOf, reasonOf } from './queries/guardian-status.ts';
import { guardianOfWard } from './queries/guardian-of-ward.ts';
import { wardsOf } from './queries/wards-of.ts';

interface Ports {
  guardians: Guardians;
  approvals: Approvals;
  identity: IdentityFacade;
  whoDecides: WhoDecides;
}

/** The answers to what other modules ask. */
export const guardianshipFacade = ({ guardians, approvals, identity, whoDecides }: Ports): GuardianshipFacade => ({
  async holdApprovalOf(tx, type, subjectId) {
    await approvals.ofSubject(tx, type, subjectId);
  },
  whoDecides,
  isGuarded: async (tx, wardId) => (await guardians.actingFor(tx, wardId)) !== null,
  guardsOrIsGuardedBy: (db, accountId) => guardedAndGuardians(db, identity, accountId),
  guardianStatusOf,
  wardsOf: (db, accountId) => wardsOf(db, identity, accountId),
  guardianOfWard,
  reasonOf: (tx, approvalId) => reasonOf(tx.db, approvalId),
});
