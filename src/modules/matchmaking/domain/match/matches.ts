import type { MatchId, ProfileId, StageProposalId, UserId } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/unit-of-work.ts';
import type { Match, MatchAggregate } from './match.ts';

/** Keeps matches. `save` throws `already-matched` where the pair has a running one. */
export interface Matches {
  /** The active or paused match of these two. Not locked. */
  runningBetween(tx: Tx, a: ProfileId, b: ProfileId): Promise<Match | null>;
  /** Active and paused matches of this profile, locked. */
  runningOf(tx: Tx, profileId: ProfileId): Promise<MatchAggregate[]>;
  /** Running matches of this account with who takes part in them. Not locked. */
  runningOfAccount(tx: Tx, accountId: UserId): Promise<Match[]>;
  /**
   * Whether one of these is engaged, or married, to somebody in another match than this. Their running matches are
   * share-locked, so that it stays so.
   */
  isEngaged(tx: Tx, profileIds: ProfileId[], besides?: MatchId): Promise<boolean>;
  /** Whether this one is married to somebody in a match that runs. Not locked. */
  isMarried(tx: Tx, profileId: ProfileId): Promise<boolean>;
  /** Not locked: the guardian's record and his item are locked first, and are found by it. */
  read(tx: Tx, id: MatchId): Promise<Match | null>;
  /** Locks it. */
  find(tx: Tx, id: MatchId): Promise<MatchAggregate | null>;
  /** The match of this open proposal, locked. */
  ofProposal(tx: Tx, id: StageProposalId): Promise<MatchAggregate | null>;
  save(tx: Tx, match: MatchAggregate): Promise<void>;
}
