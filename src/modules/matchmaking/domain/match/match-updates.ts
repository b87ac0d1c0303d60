import type { MatchId, StageProposalId } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/tx.ts';
import type { MatchRole, Stage } from '../../contracts/match-states.ts';
import type { MatchUpdateKind } from '../../contracts/match-updates.ts';
import { modeOf, type Match } from './match-state.ts';

/** A change of a match that others get an email about. Its end is emailed at once and is not among them. */
export interface MatchUpdate {
  what: MatchUpdateKind;
  /** Null if nobody chose it. */
  by: MatchRole | null;
  stage: Stage | null;
  proposalId: StageProposalId | null;
}

/** The emails about a match to one person. */
export interface NotificationState {
  last: MatchUpdate | null;
  at: Date | null;
  /** The newest update within the interval; sent when the interval is over, if it still holds. */
  pending: MatchUpdate | null;
}

/** `find` locks. */
export interface MatchUpdates {
  find(tx: Tx, matchId: MatchId, to: MatchRole): Promise<NotificationState>;
  save(tx: Tx, matchId: MatchId, to: MatchRole, update: NotificationState): Promise<void>;
  /** Recipients of pending updates whose last email was sent until then. Not locked. */
  due(tx: Tx, until: Date): Promise<{ matchId: MatchId; to: MatchRole }[]>;
}

/** Returns whether the person got this very update last: after a change and its reversal, nothing is new. */
export const isDuplicate = ({ last }: NotificationState, { what, by, stage }: MatchUpdate): boolean =>
  last?.what === what && last.by === by && last.stage === stage;

/** Returns whether an update still holds; it may have been reversed before a late email. */
export function isStillSo({ what, by, stage, proposalId }: MatchUpdate, match: Match): boolean {
  const { status, pausedBy, proposal, readAlong } = match;
  if (status === 'ended') return false;
  switch (what) {
    case 'paused':
      return by === 'woman'
        ? pausedBy.includes('woman') || pausedBy.includes('iddah')
        : by !== null && pausedBy.includes(by);
    case 'resumed':
      return status === 'active';
    case 'endObjected':
      return Boolean(match.guardianEnd?.objectedAt);
    case 'stageProposed':
      return proposal?.id === proposalId && !proposal?.agreedAt;
    case 'stageReached':
      return match.stage === stage;
    case 'stageDeclined':
      return !proposal;
    case 'contactReleased':
    case 'relativeRequested':
    case 'relativeNamed':
    case 'relativeDeclined':
    case 'meetingProposed':
    case 'meetingMoved':
    case 'topicRequested':
    case 'topicApproved':
    case 'topicSentBack':
      return status === 'active';
    case 'readAlongWished':
      return (by === 'woman' ? readAlong?.ward === true : readAlong?.guardian === true) && modeOf(match) === 'approve';
    case 'readAlongBegan':
      return modeOf(match) === 'read_along';
    case 'readAlongEnded':
      return modeOf(match) === 'approve';
  }
}
