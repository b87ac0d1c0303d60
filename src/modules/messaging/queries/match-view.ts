import type { z } from 'zod';
import { actionsIn, modeOf, type Match } from '../../matchmaking/index.ts';
import type { MatchRole, PauseCause } from '../../matchmaking/contracts/match-states.ts';
import type { PauseReason, view } from '../contracts/matches.ts';

type MatchView = z.infer<typeof view>;

/** How a match stands, as one who takes part in it may know it. `isEngaged`: the reader is so, in another match. */
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
    supervision: modeOf(match),
    readAlongWishes: role === 'man' ? null : { ward: readAlong?.ward ?? false, guardian: readAlong?.guardian ?? false },
    allowedActions: actionsIn(match, role),
  };
}

const waitsFor = ({ by, agreedAt }: NonNullable<Match['proposal']>): MatchRole =>
  agreedAt ? 'guardian' : by === 'man' ? 'woman' : 'man';

const shownAs = <Role extends MatchRole>(role: Role, reader: MatchRole): Role | 'own' =>
  role === reader ? 'own' : role;

/** Who chose something. To a man her side is one: whether she or her guardian did is theirs to tell. */
const choiceOf = (role: MatchRole, reader: MatchRole): 'own' | MatchRole =>
  reader === 'man' && role === 'guardian' ? 'woman' : shownAs(role, reader);

/**
 * What is told of a cause, and to whom. That somebody is disabled, or the other one engaged elsewhere, is not told. Her
 * waiting period is told to her and her guardian, and reads to the man like any pause of her side.
 * That her guardian is himself the man is told only to her. A dispute about him reads to the man like any change of
 * her guardian.
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
