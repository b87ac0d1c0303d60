import type { Knex } from 'knex';
import type { Language } from '#kernel/i18n/languages.ts';
import type { Flag } from '#kernel/contracts/flags.ts';
import type { LatestPage } from '#kernel/paged-list.ts';
import type { MessageId, ProfileId, UserId } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/tx.ts';
import type { Stage } from '../matchmaking/contracts/match-states.ts';
import type { TopicAnswerKind } from '../matchmaking/contracts/path/topic-answers.ts';
import type { SeenProfile } from '../matchmaking/contracts/profiles.schema.ts';
import type { ApprovalType } from './contracts/approvals.ts';

/** The waiting periods of wards, which matchmaking stores. */
export interface IddahPort {
  /** Returns whether hers is running; stable until the transaction ends. */
  runsFor(tx: Tx, wardId: UserId): Promise<boolean>;
}

/** The matches at serious consideration, which matchmaking stores. */
export interface KhitbaPort {
  /** Returns whether one of the two is at serious consideration with somebody else, and they have no match. */
  separates(tx: Tx, wardId: UserId, otherId: UserId): Promise<boolean>;
}

/** Suitors of wards, whose requests and matches matchmaking stores. */
export interface SuitorPort {
  /** Returns whether one of these accounts knows of an open request or a match between it and the ward. */
  isSuitor(tx: Tx, wardId: UserId, accountIds: UserId[]): Promise<boolean>;
}

/** The words under review, and the profiles of author and recipient. */
export interface ReviewedItem {
  from: ProfileId;
  to: ProfileId;
  content: string | null;
  /** The sentence of the recipient's profile that a request quotes (R-C.6). */
  quote?: string | null;
  /** Hints about a message, computed when it was written. */
  flags?: Flag[];
  /** She had also requested him, unknown to him, when he sent his request. */
  mutualRequest?: boolean;
  /** The stage that the couple wants to move to, if that is under review. */
  stage?: Stage;
  /** A topic that both have written about, if that is under review. */
  topic?: { title: Record<Language, string>; hers: ReviewedAnswer; his: ReviewedAnswer };
}

/** An answer to a topic; without words it is one of the two sentences in their place. */
export interface ReviewedAnswer {
  kind: TopicAnswerKind;
  words: string | null;
}

export interface PastMessage {
  id: MessageId;
  senderId: ProfileId;
  content: string;
  createdAt: Date;
  /** `delivered`: sent while the guardian read along. */
  state: 'guardian_review' | 'approved' | 'delivered' | 'declined' | 'closed';
}

/**
 * Material that a guardian reads before he decides. Guardianship stores no words (ADR 3): the composition root queries
 * the modules that own them.
 */
export interface ReviewMaterialPort {
  items(db: Knex, type: ApprovalType, subjectIds: string[]): Promise<Map<string, ReviewedItem>>;
  /** The newest messages of the conversation, or those before `before`. */
  conversation(db: Knex, type: ApprovalType, subjectId: string, before?: MessageId): Promise<LatestPage<PastMessage>>;
  profiles(db: Knex, profileIds: ProfileId[]): Promise<Map<ProfileId, SeenProfile>>;
  /** Returns whether anything is open between two profiles; afterwards nobody reads a profile any more. */
  haveActiveContact(db: Knex, a: ProfileId, b: ProfileId): Promise<boolean>;
}

/** Token that matchmaking binds, to which she states her waiting period. */
export const IDDAH = Symbol('iddah');

/** Token that matchmaking binds, whose matches have stages. */
export const KHITBA = Symbol('khitba');

/** Token that matchmaking binds. */
export const SUITORS = Symbol('suitors');

/** Token that the composition root binds, from the facades of matchmaking and messaging. */
export const REVIEW_MATERIAL = Symbol('review material');
