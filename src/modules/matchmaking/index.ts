import type { Knex } from 'knex';
import type { Actor } from '#kernel/actor.ts';
import { DomainError } from '#kernel/errors.ts';
import type { SeenProfile } from './contracts/profiles.schema.ts';
import type { MatchChangeKind, MatchRole, Stage } from './contracts/match-states.ts';
import type { MatchId, ProfileId, RequestId, UserId } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/tx.ts';
import type { Language } from '#kernel/i18n/languages.ts';
import type { TopicAnswerKind } from './contracts/path/topic-answers.ts';
import type { Match } from './domain/match/match-state.ts';
import type { FullName } from './domain/profile/full-name.ts';

export { endsAt } from './domain/match/guardian-end.ts';
export { actionsIn } from './domain/match/match-rights.ts';
export { isFamilyStage } from './domain/match/match-stage.ts';
export { modeOf, reportableUntil, type Match } from './domain/match/match-state.ts';

/** An open request of the sender, as the list of matches shows it. */
export interface OpenRequest {
  id: RequestId;
  toProfileId: ProfileId;
  createdAt: Date;
  /** When her guardian approved it; null before. */
  approvedAt: Date | null;
}

/** The request that led to a match; `approvedAt` is null if no guardian approved it. */
export interface AcceptedRequest {
  from: ProfileId;
  message: string | null;
  quote: string | null;
  sentAt: Date;
  approvedAt: Date | null;
}

export interface StageItem {
  from: ProfileId;
  to: ProfileId;
  /** The proposer's words for her guardian. */
  content: string | null;
  stage: Stage;
  matchId: MatchId;
}

/** Two answers to a topic, which her guardian decides on as one item. */
export interface TopicItem {
  /** The woman. */
  from: ProfileId;
  to: ProfileId;
  content: null;
  matchId: MatchId;
  topic: ReviewedTopic;
}
interface ReviewedTopic {
  title: Record<Language, string>;
  hers: TopicItemAnswer;
  his: TopicItemAnswer;
}
/** Two answers to a topic, as the staff read them. */
export interface TopicPair extends ReviewedTopic {
  id: string;
  /** Null while her guardian has not decided. */
  approvedAt: Date | null;
}
interface TopicItemAnswer {
  kind: TopicAnswerKind;
  words: string | null;
}

export interface MatchChange {
  what: MatchChangeKind;
  /** Null if nobody chose it. */
  by: MatchRole | null;
  reason: string | null;
  at: Date;
}

export interface PageRange {
  offset: number;
  limit: number;
}
/** One page of matches, and the number of all. */
export interface MatchPage {
  matches: Match[];
  total: number;
}
export interface WardMatchesQuery {
  women: ProfileId[];
  /** Matches without those in which this account is the man. */
  except: { woman: ProfileId; man: UserId }[];
  id?: MatchId | undefined;
}

export interface MatchmakingFacade {
  /** Share-locks the row, which prevents a pause or end until the transaction ends. */
  lockedMatchOf(tx: Tx, matchId: MatchId, profileId: ProfileId): Promise<Match | null>;
  matchOf(db: Knex, matchId: MatchId, profileId: ProfileId): Promise<Match | null>;
  /** For staff. */
  matchesById(db: Knex, matchIds: MatchId[]): Promise<Map<MatchId, Match>>;
  /** One page of the profile's matches, the latest change first. */
  matchesOf(db: Knex, profileId: ProfileId, part: PageRange): Promise<MatchPage>;
  /** One page of these women's matches, the latest change first. */
  matchesOfWomen(db: Knex, which: WardMatchesQuery, part: PageRange): Promise<MatchPage>;
  /** The running match in which this profile is engaged or married, if any. */
  engagementOf(db: Knex, profileId: ProfileId): Promise<MatchId | null>;
  /** The latest changes of each of these matches. For her guardian only: the reasons are his to read. */
  matchChanges(db: Knex, matchIds: MatchId[]): Promise<Map<MatchId, MatchChange[]>>;
  /** The requests that led to these matches, which only their members and her guardian may read. */
  acceptedRequests(db: Knex, matchIds: MatchId[]): Promise<Map<MatchId, AcceptedRequest>>;
  /** By proposal id. */
  stageItems(db: Knex, proposalIds: string[]): Promise<Map<string, StageItem>>;
  /** The answers of a match that were written by both. For staff. */
  topicPairs(db: Knex, matchId: MatchId): Promise<TopicPair[]>;
  /** By the id of the pair. */
  topicItems(db: Knex, pairIds: string[]): Promise<Map<string, TopicItem>>;
  /** One page of the open requests that this profile sent, the newest first. */
  openRequestsFrom(
    db: Knex,
    profileId: ProfileId,
    part: PageRange,
  ): Promise<{ requests: OpenRequest[]; total: number }>;
  /** The profiles of accounts with their holders' full names, which identity stores. */
  profilesOf(
    db: Knex,
    userIds: UserId[],
  ): Promise<Map<UserId, { profileId: ProfileId; gender: 'male' | 'female'; name: FullName }>>;
  /** Returns whether the two have an open request or a running match; if so, each may see the other. */
  haveActiveContact(db: Knex, a: ProfileId, b: ProfileId): Promise<boolean>;
  /** The accounts whose profile and conversations do not exist for a member of staff. */
  acquaintancesOf(db: Knex, staff: UserId): Promise<Set<UserId>>;
  /** Profiles as others may see them, without inactive members. */
  seenProfiles(db: Knex, profileIds: ProfileId[]): Promise<Map<ProfileId, SeenProfile>>;
  /** As `seenProfiles`, with texts that staff have hidden from members: for the guardian who decides. */
  wholeProfiles(db: Knex, profileIds: ProfileId[]): Promise<Map<ProfileId, SeenProfile>>;
  /** A profile that the actor may see or has blocked, with its account; null otherwise. */
  profileForReport(db: Knex, actor: Actor, id: ProfileId): Promise<{ accountId: UserId; profile: SeenProfile } | null>;
  /** Compatibility of one profile with each of the others, 0 to 100. */
  scores(db: Knex, profileId: ProfileId, others: ProfileId[]): Promise<Map<ProfileId, number>>;
  /** The messages and parties of interest requests, for the guardian who decides on them. */
  requestItems(
    db: Knex,
    requestIds: string[],
  ): Promise<Map<string, { from: ProfileId; to: ProfileId; content: string | null; mutualRequest: boolean }>>;
  /** By request id. */
  responseItems(
    db: Knex,
    requestIds: string[],
  ): Promise<Map<string, { from: ProfileId; to: ProfileId; content: string | null }>>;
  /** The author and words of an answer; null without words. */
  responseOf(tx: Tx, requestId: RequestId): Promise<{ from: ProfileId; words: string } | null>;
}

/** @throws matchmaking.profile-required if the member has no profile yet */
export function profileOf(actor: Actor): ProfileId {
  if (actor.profileId === null) throw new DomainError('matchmaking.profile-required');
  return actor.profileId;
}

export const MATCHMAKING = Symbol('matchmaking');
