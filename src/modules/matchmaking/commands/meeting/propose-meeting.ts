import type { Actor } from '#kernel/actor.ts';
import { DomainError } from '#kernel/errors.ts';
import { newId, type MatchId, type MeetingId } from '#kernel/values/ids.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { PlaceKind } from '../../contracts/meeting/meeting.ts';
import type { MeetingView } from '../../contracts/meeting/meeting.schema.ts';
import { Meeting } from '../../domain/meeting/meeting.ts';
import { loadMeetings, type MeetingPorts, type MeetingSide } from '../../meeting/load-meeting.ts';
import { meetingView } from '../../meeting/meeting-view.ts';
import type { UseCasePorts } from '../../use-case-ports.ts';

interface ProposeMeetingInput {
  times: Date[];
  zone: string;
  place: { kind: PlaceKind; words: string };
  present: string[];
  companion?: string | undefined;
}

/** A member or her guardian proposes a place and up to three times (R-B.1). */
export class ProposeMeeting extends UseCase<MeetingPorts & Pick<UseCasePorts, 'operatorRoom'>> {
  /**
   * @throws common.not-found, common.invalid, matchmaking.operator-room-off, matchmaking.meeting-already-open,
   * matchmaking.stage-too-early, matchmaking.match-paused, matchmaking.match-ended
   */
  execute(actor: Actor, id: MatchId, as: MeetingSide, input: ProposeMeetingInput): Promise<MeetingView> {
    const { uow, clock, meetings, operatorRoom } = this.ports;
    return uow.run(async (tx) => {
      const loaded = await loadMeetings(tx, this.ports, { actor, id, as });
      const { times, zone, place, present, companion = null } = input;
      if (place.kind === 'operator_room' && !operatorRoom()) throw new DomainError('matchmaking.operator-room-off');
      const { match, role, oversight } = loaded;
      // Without an acting guardian the match is paused or ended, unless he has just left.
      const guardian = oversight.actingGuardian;
      if (!guardian) throw new DomainError(`matchmaking.match-${match.status === 'ended' ? 'ended' : 'paused'}`);
      const at = clock.now();
      const meeting = Meeting.propose(
        {
          id: newId<MeetingId>(at),
          match,
          proposedBy: role,
          accountId: actor.userId,
          guardianId: guardian.id,
          placeKind: place.kind,
          place: place.words,
          present,
          companion: role === 'guardian' ? companion : null,
          zone,
          times,
        },
        loaded.meetings,
        at,
      );
      await meetings.save(tx, meeting);
      return meetingView(meeting.state, { role, answer: null, at });
    });
  }
}
