import type { Actor } from '#kernel/actor.ts';
import { DomainError } from '#kernel/errors.ts';
import type { MatchId, MeetingId } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/tx.ts';
import type { MatchRole } from '../contracts/match-states.ts';
import { isVisible, Meeting, type MeetingState } from '../domain/meeting/meeting.ts';
import type { Match } from '../domain/match/match-state.ts';
import type { Oversight } from '../domain/match/match-rights.ts';
import { loadMatchForParticipant, type ParticipantPorts } from '../match/load-match-for-participant.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

export type MeetingPorts = ParticipantPorts & Pick<UseCasePorts, 'uow' | 'clock' | 'meetings'>;

/** On which pages somebody acts: those of members, or those of guardians. */
export type MeetingSide = 'member' | 'guardian';

export interface MeetingActor {
  actor: Pick<Actor, 'userId' | 'profileId'>;
  id: MatchId;
  as: MeetingSide;
}

interface MatchMeetings {
  match: Match;
  role: MatchRole;
  oversight: Oversight;
  /** Newest first. */
  meetings: MeetingState[];
}

/** Locks the match and loads its meetings. @throws common.not-found for everybody on other pages */
export async function loadMeetings(
  tx: Tx,
  ports: MeetingPorts,
  { actor, id, as }: MeetingActor,
): Promise<MatchMeetings> {
  const { match, by, oversight } = await loadMatchForParticipant(tx, ports, actor, id);
  if ((by.role === 'guardian') !== (as === 'guardian')) throw new DomainError('common.not-found');
  const meetings = await ports.meetings.ofMatch(tx, match.state);
  return { match: match.state, role: by.role, oversight, meetings };
}

/** Loads one meeting that the person may know of, and the others. @throws common.not-found */
export async function loadMeeting(
  tx: Tx,
  ports: MeetingPorts,
  { meetingId, ...by }: MeetingActor & { meetingId: MeetingId },
): Promise<MatchMeetings & { meeting: Meeting; others: MeetingState[] }> {
  const loaded = await loadMeetings(tx, ports, by);
  const state = loaded.meetings.find(({ id }) => id === meetingId);
  if (!state || !isVisible(state, loaded.role)) throw new DomainError('common.not-found');
  const others = loaded.meetings.filter(({ id }) => id !== meetingId);
  return { ...loaded, meeting: Meeting.from(state), others };
}
