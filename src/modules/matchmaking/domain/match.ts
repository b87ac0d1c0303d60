import { Aggregate } from '#kernel/events.ts';
import type { MatchId, ProfileId, RequestId } from '#kernel/ids.ts';
import type { Tx } from '#kernel/unit-of-work.ts';
import { matchMade } from '../events.ts';
import type { Match, MatchSide } from '../index.ts';

/** Two members who agreed to get to know each other. */
export class MatchAggregate extends Aggregate {
  readonly state: Match & { requestId: RequestId };

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
}

/** Keeps matches. `save` throws `already-matched` where the pair has a running one. */
export interface Matches {
  isRunning(tx: Tx, a: ProfileId, b: ProfileId): Promise<boolean>;
  save(tx: Tx, match: MatchAggregate): Promise<void>;
}
