import type { Knex } from 'knex';
import type { Actor } from '#kernel/actor.ts';
import { DomainError } from '#kernel/errors.ts';
import type { SeenProfile } from './contracts/profiles.ts';
import type { MatchChangeKind, MatchRole, Stage } from './contracts/match-states.ts';
import type { MatchId, ProfileId, RequestId, UserId } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/unit-of-work.ts';
import type { Match } from './domain/match/match.ts';
import type { FullName } from './domain/profile.ts';

export { actionsIn } from './domain/match/match-rights.ts';
export { modeOf, type Match } from './domain/match/match.ts';

/** A sent request that is still open, as the list of matches shows it. */
export interface OpenRequest {
  id: RequestId;
  toProfileId: ProfileId;
  createdAt: Date;
  /** When her guardian let it go on; null while it waits for him. */
  approvedAt: Date | null;
}

/** A stage that was proposed in a match, for the guardian who confirms it. */
export interface StageItem {
  from: ProfileId;
  to: ProfileId;
  content: null;
  stage: Stage;
  matchId: MatchId;
}

/** Something that happened in a match: what, by whom, and the reason where one was given. */
export interface MatchChange {
  what: MatchChangeKind;
  /** Null where nobody chose it. */
  by: MatchRole | null;
  reason: string | null;
  at: Date;
}

/** A part of a list, by where it begins and how much it holds. */
export interface Part {
  offset: number;
  limit: number;
}
/** A part of a list of matches, and how many all of them are. */
export interface SomeMatches {
  matches: Match[];
  total: number;
}
export interface OfWomen {
  women: ProfileId[];
  /** Those in which this account is the man are left out. */
  except: { woman: ProfileId; man: UserId }[];
  /** This one alone. */
  id?: MatchId | undefined;
}

/** What other modules may ask of matchmaking. */
export interface MatchmakingFacade {
  /**
   * The match with its row share-locked, so that it is not paused or ended meanwhile; null where the profile is not one
   * of the two.
   */
  lockedMatchOf(tx: Tx, matchId: MatchId, profileId: ProfileId): Promise<Match | null>;
  matchOf(db: Knex, matchId: MatchId, profileId: ProfileId): Promise<Match | null>;
  /** Matches by their ids; for the staff. */
  matchesById(db: Knex, matchIds: MatchId[]): Promise<Map<MatchId, Match>>;
  /** A part of the matches of this profile, the latest change first. */
  matchesOf(db: Knex, profileId: ProfileId, part: Part): Promise<SomeMatches>;
  /** The same of the matches of these women. */
  matchesOfWomen(db: Knex, which: OfWomen, part: Part): Promise<SomeMatches>;
  /** The running match in which this profile is engaged or married, if there is one. */
  engagementOf(db: Knex, profileId: ProfileId): Promise<MatchId | null>;
  /** The latest of what happened in each of these matches. For her guardian alone: reasons are his to read. */
  matchChanges(db: Knex, matchIds: MatchId[]): Promise<Map<MatchId, MatchChange[]>>;
  /** The stages that were proposed, by the ids of their proposals. */
  stageItems(db: Knex, proposalIds: string[]): Promise<Map<string, StageItem>>;
  /** A part of the open requests that this profile sent, the newest first. */
  openRequestsFrom(db: Knex, profileId: ProfileId, part: Part): Promise<{ requests: OpenRequest[]; total: number }>;
  /** The profiles of accounts, and what their holders are called in full; for identity, which keeps it. */
  profilesOf(
    db: Knex,
    userIds: UserId[],
  ): Promise<Map<UserId, { profileId: ProfileId; gender: 'male' | 'female'; name: FullName }>>;
  /** Whether a request between these two is open, or a match of theirs runs: then each may see the other. */
  haveActiveContact(db: Knex, a: ProfileId, b: ProfileId): Promise<boolean>;
  /** Profiles as others may see them; missing are those who are not there. */
  seenProfiles(db: Knex, profileIds: ProfileId[]): Promise<Map<ProfileId, SeenProfile>>;
  /** A profile that this person sees now, or has blocked, and whose it is; null where he or she knows of none. */
  profileForReport(db: Knex, actor: Actor, id: ProfileId): Promise<{ accountId: UserId; profile: SeenProfile } | null>;
  /** Compatibility of one profile with each of the others, 0 to 100. */
  scores(db: Knex, profileId: ProfileId, others: ProfileId[]): Promise<Map<ProfileId, number>>;
  /** The words and the two parties of interest requests, for the guardian who decides on them. */
  requestItems(
    db: Knex,
    requestIds: string[],
  ): Promise<Map<string, { from: ProfileId; to: ProfileId; content: string | null; mutualRequest: boolean }>>;
  /** The same for words that came with an answer, by the id of its request. */
  responseItems(
    db: Knex,
    requestIds: string[],
  ): Promise<Map<string, { from: ProfileId; to: ProfileId; content: string | null }>>;
  /** Who answered a request, in which words; null where there were none. */
  responseOf(tx: Tx, requestId: RequestId): Promise<{ from: ProfileId; words: string } | null>;
}

/** The member's profile; 409 `profile-required` where there is none yet. */
export function profileOf(actor: Actor): ProfileId {
  if (actor.profileId === null) throw new DomainError('matchmaking.profile-required');
  return actor.profileId;
}

export const MATCHMAKING = Symbol('matchmaking');
