import type { Knex } from 'knex';
import type { WaliRelation } from '../identity/contracts/wali.ts';
import type { ApprovalType, DecisionAction } from './contracts/approvals.ts';
import type { GuardianState } from './domain/guardian-state.ts';
import type { ApprovalId, GuardianId, ProfileId, UserId } from '#kernel/values/ids.ts';
import type { Language } from '#kernel/i18n/languages.ts';
import type { JsonQuery } from '#kernel/persistence/json-query.ts';
import type { Tx } from '#kernel/tx.ts';
import type { WhoDecides } from './domain/decision-authority.ts';

export { blockers, type Blocker } from './domain/decision-authority.ts';

/** Queries for other modules, inside their own transaction. */
export interface GuardianshipFacade {
  /**
   * Locks the item of a subject so that it is not decided meanwhile. Must precede the lock of the subject itself, since
   * a decision locks them in that order.
   */
  putApprovalOnHold(tx: Tx, type: ApprovalType, subjectId: string): Promise<void>;
  /** Resolves who decides between a ward and another person, or the blockers; stable until the transaction ends. */
  resolveDecisionAuthority: WhoDecides;
  /** Returns whether this account is the ward or the guardian of a record. */
  isWardOrGuardian(db: Knex, accountId: UserId, id: GuardianId): Promise<boolean>;
  /** Guardian records, present and former, of this account: as the ward, or as the guardian by account or mailbox. */
  recordsAbout(db: Knex, accountId: UserId): Promise<Pick<Ward, 'guardianId' | 'wardId'>[]>;
  /** The accounts of a ward's guardians, present and former, by account or mailbox. */
  guardianAccountsOf(db: Knex, wardId: UserId): Promise<UserId[]>;
  /** Returns whether a guardian acts for a ward now; his record is share-locked. */
  isGuarded(tx: Tx, wardId: UserId): Promise<boolean>;
  /** Returns whether this account guards anybody, including wards who are not active: only a man's does. Not locked. */
  isGuardian(tx: Tx, accountId: UserId): Promise<boolean>;
  /** Accounts that this one cannot find or ask: its wards and its guardian's, of an imam until a year later. */
  excludedAccountIds: JsonQuery<UserId[]>;
  /** Accounts with which nothing is decided: its wards and its acting guardian's accounts. */
  conflictingAccountIds: JsonQuery<UserId[]>;
  /** Says whether a guardian is named, and whether he is verified and acts. */
  guardianStatus: JsonQuery<{ hasGuardian: boolean; guardianVerified: boolean }>;
  /** Those of `:wardIds` with an acting guardian. */
  filterGuarded: JsonQuery<Set<UserId>>;
  filterGuarding(db: Knex, accountIds: UserId[]): Promise<Set<UserId>>;
  /** The account of her acting guardian, if any. For notifying, not for deciding. */
  guardianAccountOf(db: Knex, wardId: UserId): Promise<UserId | null>;
  /** The address of her present guardian, also of one who is not verified. For the staff. */
  guardianAddressOf(db: Knex, wardId: UserId): Promise<string | null>;
  /** In which language her acting guardian reads, if he acts. */
  guardianLanguageOf(db: Knex, wardId: UserId): Promise<Language | null>;
  /** Where her acting guardian gets emails about a match; null if a member is not active, or he is the man. */
  guardianContact(
    tx: Tx,
    pair: { wardId: UserId; otherId: UserId },
  ): Promise<{ name: string; address: string; accountId: UserId | null; language: Language } | null>;
  /**
   * The active wards of this acting guardian, or only the one with this profile; none for one of `emptyWardsOf`.
   * @throws common.not-found if she is not his ward
   */
  wardsOf(db: Knex, accountId: UserId, profileId?: ProfileId): Promise<Ward[]>;
  /** The wards whom his pages still name and of whom there is nothing to read: he may not notice why. */
  emptyWardsOf(db: Knex, accountId: UserId): Promise<EmptyWard[]>;
  /** Open invitations to this account's proven address. */
  pendingInvitations(db: Knex, accountId: UserId): Promise<PendingInvitation[]>;
  /** A man whom this ward named, now or before, with his recent decisions; null for anybody else's. */
  guardianOfWard(db: Knex, wardId: UserId, id: string): Promise<GuardianOfWard | null>;
  /** The reason of a guardian's decision, if any. */
  reasonOf(tx: Tx, approvalId: ApprovalId): Promise<string | null>;
}

/** A guardian from his ward's view, with his recent decisions. */
export interface GuardianOfWard {
  accountId: UserId | null;
  name: string;
  relation: WaliRelation;
  state: GuardianState['state'];
  namedAt: Date;
  verifiedAt: Date | null;
  /** Newest first. */
  decisions: { type: ApprovalType; action: DecisionAction; reason: string | null; decidedAt: Date }[];
  /** Oldest first. */
  waiting: { type: ApprovalType; since: Date }[];
}

/** A ward from her guardian's view. */
export interface Ward {
  wardId: UserId;
  guardianId: GuardianId;
  /** First name, else user name. */
  firstName: string;
  /** His relation to her. */
  relation: WaliRelation;
  profileId: ProfileId | null;
  /** Accounts that are the guardian himself, by account or mailbox: he does not oversee his own matches. */
  guardianAccountIds: UserId[];
}

export type EmptyWard = Omit<Ward, 'wardId' | 'guardianAccountIds'>;

/** A ward who named a man, with what his invitation said of her. */
export type PendingInvitation = Pick<Ward, 'firstName' | 'relation'>;

export const GUARDIANSHIP = Symbol('guardianship');
