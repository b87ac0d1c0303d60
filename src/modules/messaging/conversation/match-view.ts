import type { z } from 'zod';
import { isoDay } from '#kernel/clock.ts';
import { actionsIn, endsAt, modeOf, type Match } from '../../matchmaking/index.ts';
import type { MatchRole, PauseCause } from '../../matchmaking/contracts/match-states.ts';
import type { PauseReason } from '../contracts/matches.ts';
import type { view } from '../contracts/matches.schema.ts';

type MatchView = z.infer<typeof view>;

/** A match as a participant may know it. `isEngaged`: the reader is engaged in another match. */
export function matchViewOf(match: Match, role: MatchRole, isEngaged = false): MatchView {
  const { status, stage, proposal, pausedBy, endedBy, readAlong } = match;
  return {
    status,
    progressStage: stage,
    proposedStage: proposal && {
      stage: proposal.stage,
      by: shownAs(proposal.by, role),
      waitsFor: shownAs(waitsFor(proposal), role),
      since: (proposal.agreedAt ?? proposal.at).toISOString(),
    },
    pauseReasons: [...new Set(pausedBy.flatMap((cause) => reasonOf(cause, role, isEngaged) ?? []))],
    endedBy: endedBy && choiceOf(endedBy, role),
    ...(role !== 'man' && guardianEndOf(match)),
    supervision: modeOf(match),
    readAlongWishes: role === 'man' ? null : { ward: readAlong?.ward ?? false, guardian: readAlong?.guardian ?? false },
    allowedActions: actionsIn(match, role),
  };
}

/** Her guardian's pending end and her objection, of which the man learns nothing. */
function guardianEndOf(match: Match): Pick<MatchView, 'endsOn' | 'objectedAt'> {
  const [end, objectedAt] = [endsAt(match), match.guardianEnd?.objectedAt];
  return { ...(end && { endsOn: isoDay(end) }), ...(objectedAt && { objectedAt: objectedAt.toISOString() }) };
}

const waitsFor = ({ by, agreedAt }: NonNullable<Match['proposal']>): MatchRole =>
  agreedAt ? 'guardian' : by === 'man' ? 'woman' : 'man';

const shownAs = <Role extends MatchRole>(role: Role, reader: MatchRole): Role | 'own' =>
  role === reader ? 'own' : role;

/** To a man her side is one: only she and her guardian know which of the two chose. */
const choiceOf = (role: MatchRole, reader: MatchRole): 'own' | MatchRole =>
  reader === 'man' && role === 'guardian' ? 'woman' : shownAs(role, reader);

/**
 * To the man her waiting period is a pause of her side, and a dispute is a change of guardian. Only she learns
 * that her guardian is the man himself.
 */
function reasonOf(cause: PauseCause, reader: MatchRole, isEngaged: boolean): PauseReason | null {
  switch (cause) {
    case 'man':
    case 'woman':
    case 'guardian':
      return choiceOf(cause, reader);
    case 'guardian-change':
      return cause;
    case 'guardian-conflict':
    case 'dispute':
      return reader === 'woman' ? cause : 'guardian-change';
    case 'engagement':
      return isEngaged ? cause : null;
    case 'iddah':
      return reader === 'man' ? 'woman' : cause;
    case 'disabled':
      return null;
  }
}
