import { after, DAY } from '#kernel/clock.ts';
import type { UserId } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/tx.ts';
import type { PrivateAnswer } from '../../contracts/path/private-question.ts';
import type { Stage } from '../../contracts/match-states.ts';
import { needsGuardian } from './match-stage.ts';
import type { Match } from './match-state.ts';

const PERIOD = 90 * DAY;

/** A ward's latest answer whether she wants this match, which nobody else reads (R-A.8). */
export interface LatestAnswer {
  answer: PrivateAnswer;
  /** Of the match at that time. */
  stage: Stage;
  answeredAt: Date;
}

export interface PrivateAnswers {
  ofMatch(tx: Tx, match: Match): Promise<LatestAnswer | null>;
  save(tx: Tx, match: Match, accountId: UserId, answer: LatestAnswer): Promise<void>;
}

/** Returns whether it is time: every 90 days and with each stage from the arranged meeting on, until the marriage. */
export function isPrivateQuestionDue(
  { status, stage, createdAt }: Pick<Match, 'status' | 'stage' | 'createdAt'>,
  latest: LatestAnswer | null,
  at: Date,
): boolean {
  if (status === 'ended' || stage === 'completed') return false;
  if (needsGuardian(stage) && latest?.stage !== stage) return true;
  return after(latest?.answeredAt ?? createdAt, PERIOD) <= at;
}
