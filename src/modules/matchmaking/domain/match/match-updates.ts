import { after, HOUR } from '#kernel/clock.ts';
import type { MatchId, StageProposalId } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/unit-of-work.ts';
import type { MatchRole, MatchUpdateKind, Stage } from '../../contracts/match-states.ts';
import { modeOf, type Match } from './match.ts';

/** Each of the two, and her guardian, is mailed of one match's news so often at most. */
export const UPDATE_INTERVAL = HOUR;

/** What somebody chose in a match that others are told by e-mail. Its end is told at once, and is none of it. */
export interface MatchUpdate {
  what: MatchUpdateKind;
  /** Who chose it; null where it came about. */
  by: MatchRole | null;
  /** Of the stage, where it is about one. */
  stage: Stage | null;
  proposalId: StageProposalId | null;
}

/** What one of them was told of a match. */
export interface Notified {
  last: MatchUpdate | null;
  at: Date | null;
  /** The newest news that came within the pause; it is told when that is over, where it is still so. */
  waits: MatchUpdate | null;
}

/** Keeps what each was told. `find` locks it. */
export interface MatchUpdates {
  find(tx: Tx, matchId: MatchId, to: MatchRole): Promise<Notified>;
  save(tx: Tx, matchId: MatchId, to: MatchRole, update: Notified): Promise<void>;
  /** For whom news waits since an e-mail that was sent until then. Not locked. */
  due(tx: Tx, until: Date): Promise<{ matchId: MatchId; to: MatchRole }[]>;
}

/** Whether he or she was mailed so lately that news waits. */
export const isTooSoon = ({ at }: Notified, now: Date): boolean => at !== null && at > after(now, -UPDATE_INTERVAL);

/** Whether this is what he or she was told last: two turns later nothing is new. */
export const isOld = ({ last }: Notified, { what, by, stage }: MatchUpdate): boolean =>
  last?.what === what && last.by === by && last.stage === stage;

/** Whether news is still so: an e-mail may be late, and what it tells was perhaps taken back. */
export function isStillSo({ what, by, stage, proposalId }: MatchUpdate, match: Match): boolean {
  const { status, pausedBy, proposal, readAlong } = match;
  if (status === 'ended') return false;
  switch (what) {
    case 'paused':
      return by === 'woman'
        ? pausedBy.includes('woman') || pausedBy.includes('iddah')
        : by !== null && pausedBy.includes(by);
    case 'goesOn':
      return status === 'active';
    case 'stageProposed':
      return proposal?.id === proposalId && !proposal?.agreedAt;
    case 'stageReached':
      return match.stage === stage;
    case 'stageDeclined':
      return !proposal;
    case 'readAlongWished':
      return (by === 'woman' ? readAlong?.ward === true : readAlong?.guardian === true) && modeOf(match) === 'approve';
    case 'readAlongBegan':
      return modeOf(match) === 'read_along';
    case 'readAlongEnded':
      return modeOf(match) === 'approve';
  }
}
