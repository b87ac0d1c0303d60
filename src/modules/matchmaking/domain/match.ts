import { Aggregate } from '#kernel/events.ts';
import type { MatchStatus, stages } from '#kernel/contracts/matches.ts';
import type { MatchId, ProfileId, RequestId, UserId } from '#kernel/ids.ts';
import type { Tx } from '#kernel/unit-of-work.ts';
import { matchEnded, matchMade } from '../events.ts';

export interface MatchSide {
  accountId: UserId;
  profileId: ProfileId;
}

export interface Match {
  id: MatchId;
  status: MatchStatus;
  stage: (typeof stages)[number];
  createdAt: Date;
  updatedAt: Date;
  man: MatchSide;
  woman: MatchSide;
}

/** Two members who agreed to get to know each other. */
export class MatchAggregate extends Aggregate {
  state: Match & { requestId: RequestId };

  private constructor(state: Match & { requestId: RequestId }) {
    super();
    this.state = state;
  }

  /** Begins with an accepted request. */
  static begin(id: MatchId, requestId: RequestId, man: MatchSide, woman: MatchSide, at: Date): MatchAggregate {
    const match = new MatchAggregate({
      id,
      requestId,
      man,
      woman,
      status: 'active',
      stage: 'initial_conversation',
      createdAt: at,
      updatedAt: at,
    });
    match.record(matchMade({ matchId: id, man, woman }));
    return match;
  }

  static from(state: Match & { requestId: RequestId }): MatchAggregate {
    return new MatchAggregate(state);
  }

  /** The two can no longer write to each other; final. */
  end(at: Date): void {
    if (this.state.status === 'ended') return;
    const { id: matchId, man, woman } = this.state;
    this.state = { ...this.state, status: 'ended', updatedAt: at };
    this.record(matchEnded({ matchId, man, woman }));
  }
}

/** Keeps matches. `save` throws `already-matched` where the pair has a running one. */
export interface Matches {
  isRunning(tx: Tx, a: ProfileId, b: ProfileId): Promise<boolean>;
  /** Active and paused matches of this profile, locked. */
  runningOf(tx: Tx, profileId: ProfileId): Promise<MatchAggregate[]>;
  save(tx: Tx, match: MatchAggregate): Promise<void>;
}
