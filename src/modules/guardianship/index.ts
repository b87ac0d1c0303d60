import type { Knex } from 'knex';
import type { WaliRelation } from '../identity/contracts/wali.ts';
import type { Stage } from '../matchmaking/contracts/match-states.ts';
import type { ApprovalType, DecisionAction } from './contracts/approvals.ts';
import type { GuardianState } from './domain/guardian.ts';
import type { SeenProfile } from '../matchmaking/contracts/profiles.ts';
import type { Flag } from '#kernel/contracts/flags.ts';
import type { ApprovalId, GuardianId, MessageId, ProfileId, UserId } from '#kernel/values/ids.ts';
import type { LatestPage } from '#kernel/paged-list.ts';
import type { JsonQuery } from '#kernel/persistence/json-query.ts';
import type { Tx } from '#kernel/unit-of-work.ts';
import type { WhoDecides } from './domain/decision-authority.ts';

export { blockers, type Iddah, type Blocker } from './domain/decision-authority.ts';

/** What other modules may ask of guardianship inside their own transaction. */
export interface GuardianshipFacade {
  /**
   * Locks the item that was opened for a subject, so that it is not decided meanwhile. Call it before the subject
   * itself is locked, since a decision locks them in that order.
   */
  putApprovalOnHold(tx: Tx, type: ApprovalType, subjectId: string): Promise<void>;
  /** Who decides between a ward and another person, or why nobody does. The answer holds until the transaction ends. */
  resolveDecisionAuthority: WhoDecides;
  /** Whether a guardian's record is about this account: as his ward, or as himself. */
  isWardOrGuardian(db: Knex, accountId: UserId, id: GuardianId): Promise<boolean>;
  /** The records of guardians that are or were about this account: as the ward, or as himself by account or mailbox. */
  recordsAbout(db: Knex, accountId: UserId): Promise<Pick<Ward, 'guardianId' | 'wardId'>[]>;
  /** Whether a guardian acts for a ward now; his record is share-locked. */
  isGuarded(tx: Tx, wardId: UserId): Promise<boolean>;
  /** Whether this account guards anybody, also one who is not there at present: it is a man's. Not locked. */
  isGuardian(tx: Tx, accountId: UserId): Promise<boolean>;
  /**
   * With whom this account is never brought together: the wards whom it guards, and the accounts of its own guardian.
   */
  neverTogether: JsonQuery<UserId[]>;
  /** Whether a guardian is named, and whether he is verified and acts. */
  guardianStatus: JsonQuery<{ hasGuardian: boolean; guardianVerified: boolean }>;
  /** Of these wards, `:wardIds`, whose guardian is verified and acts. */
  filterGuarded: JsonQuery<Set<UserId>>;
  /** Of these accounts, who guards somebody. */
  filterGuarding(db: Knex, accountIds: UserId[]): Promise<Set<UserId>>;
  /** The account of her acting guardian; null where she has none, or he has none. For telling, not for deciding. */
  guardianAccountOf(db: Knex, wardId: UserId): Promise<UserId | null>;
  /**
   * The wards whom this account guards as their acting guardian, without those who left or are disabled; or the one of
   * this profile. Throws `common.not-found` where she is not his ward.
   */
  wardsOf(db: Knex, accountId: UserId, profileId?: ProfileId): Promise<Ward[]>;
  /** The first names of those who have named this account's proven address, and whom it has not answered yet. */
  pendingInvitations(db: Knex, accountId: UserId): Promise<PendingInvitation[]>;
  /** A man whom this ward named, now or before, and what he decided lately; null for anybody else's. */
  guardianOfWard(db: Knex, wardId: UserId, id: string): Promise<GuardianOfWard | null>;
  /** The reason that a guardian gave with a decision, if any. */
  reasonOf(tx: Tx, approvalId: ApprovalId): Promise<string | null>;
}

/** A guardian as his ward knows him, with what he did lately. */
export interface GuardianOfWard {
  accountId: UserId | null;
  name: string;
  relation: WaliRelation;
  state: GuardianState['state'];
  namedAt: Date;
  verifiedAt: Date | null;
  /** The latest first. */
  decisions: { type: ApprovalType; action: DecisionAction; reason: string | null; decidedAt: Date }[];
  /** The oldest first. */
  waiting: { type: ApprovalType; since: Date }[];
}

/** A ward as her guardian knows her. */
export interface Ward {
  wardId: UserId;
  guardianId: GuardianId;
  /** As identity tells it: first name, else user name. */
  firstName: string;
  /** As what he guards her. */
  relation: WaliRelation;
  profileId: ProfileId | null;
  /** Accounts that are the guardian himself, by account or mailbox: what is with them is not his. */
  himself: UserId[];
}

/** Somebody who has named a man as her guardian, as the letter told him of her. */
export type PendingInvitation = Pick<Ward, 'firstName' | 'relation'>;

/** The words that wait for a decision, and the two profiles between whom they go. */
export interface ReviewedItem {
  from: ProfileId;
  to: ProfileId;
  content: string | null;
  /** What to look at in a message, found when it was written. */
  flags?: Flag[];
  /** She had asked him too, unknown to him, when he asked. */
  mutualRequest?: boolean;
  /** To which the two would like to go on, where that is what waits. */
  stage?: Stage;
}
/** An earlier message of the conversation in which an item stands. */
export interface PastMessage {
  id: MessageId;
  senderId: ProfileId;
  content: string;
  createdAt: Date;
  /** `delivered`: while he read along. */
  state: 'guardian_review' | 'approved' | 'delivered' | 'declined' | 'closed';
}

/**
 * What a guardian reads before he decides. Guardianship keeps no words itself: the composition root asks the modules
 * that own them.
 */
export interface ReviewMaterial {
  items(db: Knex, type: ApprovalType, subjectIds: string[]): Promise<Map<string, ReviewedItem>>;
  /** The newest messages of the conversation so far; with `before`, those before that one. */
  conversation(db: Knex, type: ApprovalType, subjectId: string, before?: MessageId): Promise<LatestPage<PastMessage>>;
  profiles(db: Knex, profileIds: ProfileId[]): Promise<Map<ProfileId, SeenProfile>>;
  /** Whether anything is open between these two; after an end nobody reads a living profile. */
  haveActiveContact(db: Knex, a: ProfileId, b: ProfileId): Promise<boolean>;
}

export const GUARDIANSHIP = Symbol('guardianship');
/** Bound by matchmaking, to which she states it. */
export const IDDAH = Symbol('iddah');
/** Bound by the composition root, from the facades of matchmaking and messaging. */
export const REVIEW_MATERIAL = Symbol('review material');
