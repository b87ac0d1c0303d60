import type { IdentityFacade } from '../identity/index.ts';
import type { Approvals } from './domain/approvals.ts';
import type { Guardians } from './domain/guardians.ts';
import type { WhoDecides } from './domain/decision-authority.ts';
import type { GuardianshipFacade } from './index.ts';
import {
  filterGuarded,
  filterGuarding,
  guardianAccountOf,
  guardianAddressOf,
  guardianLanguageOf,
  guardianStatus,
  conflictingAccountIds,
  excludedAccountIds,
  reasonOf,
} from './guardian/guardian-status.ts';
import { guardianContact } from './guardian/guardian-contact.ts';
import { guardianOfWard } from './guardian/guardian-of-ward.ts';
import { isWardOrGuardian } from './guardian/is-ward-or-guardian.ts';
import { guardianAccountsOf, recordsAbout } from './guardian/records-about.ts';
import { emptyWardsOf, wardsOf } from './guardian/wards-of.ts';
import { pendingInvitations } from './guardian/pending-invitations.ts';

interface Ports {
  guardians: Guardians;
  approvals: Approvals;
  identity: IdentityFacade;
  resolveDecisionAuthority: WhoDecides;
}

export const guardianshipFacade = ({
  guardians,
  approvals,
  identity,
  resolveDecisionAuthority,
}: Ports): GuardianshipFacade => ({
  async putApprovalOnHold(tx, type, subjectId) {
    await approvals.ofSubject(tx, type, subjectId);
  },
  resolveDecisionAuthority,
  isGuarded: async (tx, wardId) => (await guardians.actingFor(tx, wardId)) !== null,
  isGuardian: guardians.isGuardian,
  excludedAccountIds: excludedAccountIds(identity),
  conflictingAccountIds: conflictingAccountIds(identity),
  guardianStatus,
  filterGuarded,
  filterGuarding,
  guardianAccountOf,
  guardianAddressOf,
  guardianLanguageOf,
  guardianContact: guardianContact(guardians, identity),
  guardianOfWard,
  isWardOrGuardian: isWardOrGuardian(identity),
  recordsAbout: recordsAbout(identity),
  guardianAccountsOf: guardianAccountsOf(identity),
  wardsOf: (db, accountId, profileId) => wardsOf(db, identity, accountId, profileId),
  emptyWardsOf: (db, accountId) => emptyWardsOf(db, identity, accountId),
  pendingInvitations: (db, accountId) => pendingInvitations(db, identity, accountId),
  reasonOf: (tx, approvalId) => reasonOf(tx.db, approvalId),
});
