import type { GuardianId, MatchId, ReleaseId } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/tx.ts';
import type { Match } from '../match/match-state.ts';
import type { FamilyContact, RelativeDetails } from './family-contact.ts';

/** The lock of a match is that of its family contact. */
export interface FamilyContacts {
  ofMatch(tx: Tx, match: Match): Promise<FamilyContact>;
  save(tx: Tx, contact: FamilyContact): Promise<void>;
  /** The opened texts of a release that has not ended. */
  openRelease(tx: Tx, id: ReleaseId): Promise<{ value: string | null; callTimes: string | null }>;
  /** The opened details of the named relative; null without one. */
  openRelative(tx: Tx, matchId: MatchId): Promise<RelativeDetails | null>;
  /** The match whose relative this link belongs to. Not locked. */
  matchOfLink(tx: Tx, tokenHash: string): Promise<MatchId | null>;
  /** Matches with an open release of this guardian. Not locked. */
  matchesWithReleasesOf(tx: Tx, guardianId: GuardianId): Promise<MatchId[]>;
}
