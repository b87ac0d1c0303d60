import { Aggregate } from '#kernel/events.ts';
import type { MatchStatus, stages } from '../contracts/match-states.ts';
import type { MatchId, ProfileId, RequestId, UserId } from '#kernel/ids.ts';
import type { Tx } from '#kernel/unit-of-work.ts';
import { matchConflictFound, matchEnded, matchMade, matchPausesChanged } from '../events.ts';

/** One of the two. */
export interface MatchSide {
  accountId: UserId;
  profileId: ProfileId;
}

/** What keeps two people from writing that neither of them chose (decisions 5.8). */
export const pauseCauses = ['guardian-change', 'guardian-conflict', 'dispute', 'disabled'] as const;
export type PauseCause = (typeof pauseCauses)[number];

/** That somebody agreed to the guardian's reading: who, when, to which words (decisions 2.9, 5.8). */
export interface Agreement {
  profileId: ProfileId;
  at: Date;
  version: string;
}

/** A match as others read it. */
export interface Match {
  id: MatchId;
  status: MatchStatus;
  /** Why it is paused; empty where it is not. */
  pausedBy: PauseCause[];
  stage: (typeof stages)[number];
  createdAt: Date;
  updatedAt: Date;
  man: MatchSide;
  woman: MatchSide;
}
type MatchState = Match & { requestId: RequestId; agreed: Agreement[] };

/** Two members who agreed to get to know each other. */
export class MatchAggregate extends Aggregate<MatchState> {
  /** Begins with an accepted request. */
  static begin(begun: Pick<MatchState, 'id' | 'requestId' | 'man' | 'woman' | 'agreed'>, at: Date): MatchAggregate {
    const match = new MatchAggregate({
      ...begun,
      status: 'active',
      pausedBy: [],
      stage: 'initial_conversation',
      createdAt: at,
      updatedAt: at,
    });
    match.record(matchMade({ matchId: begun.id, requestId: begun.requestId, man: begun.man, woman: begun.woman }));
    return match;
  }

  static from(state: MatchState): MatchAggregate {
    return new MatchAggregate(state);
  }

  /** The two can no longer write to each other; final. */
  end(at: Date): void {
    if (this.state.status === 'ended') return;
    this.state = { ...this.state, status: 'ended', pausedBy: [], updatedAt: at };
    this.record(matchEnded(this.fact()));
  }

  /** Rests while there is a cause, and goes on when there is none any more. */
  restFor(causes: PauseCause[], at: Date): void {
    const { status, pausedBy } = this.state;
    if (status === 'ended' || same(pausedBy, causes)) return;
    if (causes.includes('guardian-conflict') && !pausedBy.includes('guardian-conflict'))
      this.record(matchConflictFound(this.fact()));
    this.state = { ...this.state, status: causes.length > 0 ? 'paused' : 'active', pausedBy: causes, updatedAt: at };
    this.record(matchPausesChanged(this.fact()));
  }

  private fact() {
    const { id: matchId, man, woman } = this.state;
    return { matchId, man, woman };
  }
}

const same = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((one) => b.includes(one));

/** Keeps matches. `save` throws `already-matched` where the pair has a running one. */
export interface Matches {
  isRunning(tx: Tx, a: ProfileId, b: ProfileId): Promise<boolean>;
  /** Active and paused matches of this profile, locked. */
  runningOf(tx: Tx, profileId: ProfileId): Promise<MatchAggregate[]>;
  /** Running matches of this account with who takes part in them. Not locked. */
  runningOfAccount(tx: Tx, accountId: UserId): Promise<Pick<Match, 'id' | 'man' | 'woman'>[]>;
  find(tx: Tx, id: MatchId): Promise<MatchAggregate | null>;
  save(tx: Tx, match: MatchAggregate): Promise<void>;
}
