import type { MatchId, ProfileId, StageProposalId, UserId } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/tx.ts';
import type { Match } from './match-state.ts';
import type { MatchAggregate } from './match.ts';

/** @throws matchmaking.already-matched from `save` if the pair has a running match */
export interface Matches {
  /** The pair's active or paused match. Not locked. */
  runningBetween(tx: Tx, a: ProfileId, b: ProfileId): Promise<Match | null>;
  /** Locks. */
  runningOf(tx: Tx, profileId: ProfileId): Promise<MatchAggregate[]>;
  /** Running matches of this account with their participants. Not locked. */
  runningOfAccount(tx: Tx, accountId: UserId): Promise<Match[]>;
  /** Returns whether one of them is engaged or married in another match. Share-locks their running matches. */
  isEngaged(tx: Tx, profileIds: ProfileId[], besides?: MatchId): Promise<boolean>;
  /** Returns whether the profile is at serious consideration, or further, with somebody. Not locked. */
  isInKhitba(tx: Tx, profileId: ProfileId): Promise<boolean>;
  /** Not locked: the guardian's record and the approval item must be locked first, and this match leads to them. */
  read(tx: Tx, id: MatchId): Promise<Match | null>;
  /** Locks. */
  find(tx: Tx, id: MatchId): Promise<MatchAggregate | null>;
  /** The match whose pending end this link objects to. Not locked. */
  ofObjection(tx: Tx, tokenHash: string): Promise<Match | null>;
  /** Matches whose guardian's end is due, unless something suspends it. Not locked. */
  guardianEndsDue(tx: Tx, at: Date): Promise<MatchId[]>;
  /** Locks. */
  ofProposal(tx: Tx, id: StageProposalId): Promise<MatchAggregate | null>;
  save(tx: Tx, match: MatchAggregate): Promise<void>;
}
