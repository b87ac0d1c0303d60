import { contactKinds, type ContactKind, type Flag } from '#kernel/contracts/flags.ts';
import { flagsIn } from '#kernel/flags/flags.ts';
import type { MatchRole } from '../contracts/match-states.ts';
import type { FeedbackAnswer } from '../contracts/meeting/meeting.ts';
import type { MeetingView } from '../contracts/meeting/meeting.schema.ts';
import { meetingActionsIn } from '../domain/meeting/meeting-rights.ts';
import { isOver, type MeetingState } from '../domain/meeting/meeting.ts';

interface MeetingReader {
  role: MatchRole;
  answer: FeedbackAnswer | null;
  at: Date;
}

const isContactKind = (kind: Flag['kind']) => contactKinds.includes(kind as ContactKind);

const iso = (time: Date | null): string | null => time?.toISOString() ?? null;

/** A contact detail has its place on the page of the families (R-C.4). */
const flagsOf = ({ match, words }: MeetingState): Flag[] =>
  flagsIn([words.place, ...words.present].join('\n')).map((flag) =>
    isContactKind(flag.kind) ? { ...flag, matchId: match.id } : flag,
  );

/** A meeting that the reader may know of. */
export function meetingView(meeting: MeetingState, { role, answer, at }: MeetingReader): MeetingView {
  const { words, cancelledBy, confirmed } = meeting;
  const readsReason = role === 'guardian' || cancelledBy === 'guardian' || cancelledBy === role;
  return {
    id: meeting.id,
    state: meeting.state,
    isOver: isOver(meeting, at),
    proposedBy: meeting.proposedBy,
    times: meeting.times.map((time) => time.toISOString()),
    zone: meeting.zone,
    time: iso(meeting.agreedTime),
    place: { kind: meeting.placeKind, words: words.place },
    present: words.present,
    companion: words.companion,
    confirmed: { man: iso(confirmed.man), woman: iso(confirmed.woman), guardian: iso(confirmed.guardian) },
    isShared: meeting.sharedAt !== null,
    cancelledBy,
    reason: readsReason ? words.reason : null,
    answer,
    flags: role === 'guardian' ? flagsOf(meeting) : [],
    allowedActions: meetingActionsIn(meeting, role, at),
  };
}
