import { placeKinds, type MeetingAction, type PlaceKind } from '../../contracts/meeting/meeting.ts';
import type { MatchRole } from '../../contracts/match-states.ts';
import { isFamilyStage } from '../match/match-stage.ts';
import type { Match } from '../match/match-state.ts';
import { isOver, isPending, isVisible, type MeetingState } from './meeting.ts';

const isRunning = ({ status, stage }: Match): boolean => status === 'active' && isFamilyStage(stage);

/** The kinds of places that this person may propose now; none if there is a meeting that is still ahead (R-B.1). */
export function proposablePlaces(
  match: Match,
  meetings: MeetingState[],
  { role, operatorRoom, at }: { role: MatchRole; operatorRoom: boolean; at: Date },
): PlaceKind[] {
  if (!isRunning(match)) return [];
  if (meetings.some((meeting) => isVisible(meeting, role) && isPending(meeting, at))) return [];
  return placeKinds.filter((kind) => kind !== 'operator_room' || operatorRoom);
}

export function meetingActionsIn(meeting: MeetingState, role: MatchRole, at: Date): MeetingAction[] {
  const { match, state, sequence } = meeting;
  const isAhead = isPending(meeting, at);
  const isHeld = state === 'confirmed' && isOver(meeting, at);
  const allowed: Record<MeetingAction, boolean> = {
    confirm: isAhead && isRunning(match) && state !== 'confirmed',
    move: isAhead && isRunning(match),
    cancel: isAhead,
    download: isAhead && sequence > 0,
    answer: isHeld && role !== 'guardian',
  };
  return (Object.keys(allowed) as MeetingAction[]).filter((action) => allowed[action]);
}
