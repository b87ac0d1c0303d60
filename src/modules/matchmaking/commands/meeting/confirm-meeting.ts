import type { MeetingId } from '#kernel/values/ids.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { MeetingView } from '../../contracts/meeting/meeting.schema.ts';
import { loadMeeting, type MeetingActor, type MeetingPorts } from '../../meeting/load-meeting.ts';
import { meetingView } from '../../meeting/meeting-view.ts';

/** One of the three confirms a time of a meeting; her guardian may name a companion (R-B.2). Idempotent. */
export class ConfirmMeeting extends UseCase<MeetingPorts> {
  /**
   * @throws common.not-found, common.invalid, matchmaking.meeting-changed, matchmaking.meeting-cancelled,
   * matchmaking.meeting-over, matchmaking.meeting-already-open, matchmaking.match-paused, matchmaking.match-ended
   */
  execute(
    by: MeetingActor,
    meetingId: MeetingId,
    { time, companion }: { time: Date; companion?: string | undefined },
  ): Promise<MeetingView> {
    const { uow, clock, meetings } = this.ports;
    return uow.run(async (tx) => {
      const { meeting, others, role } = await loadMeeting(tx, this.ports, { ...by, meetingId });
      const at = clock.now();
      meeting.confirm(role, time, { others, companion }, at);
      await meetings.save(tx, meeting);
      return meetingView(meeting.state, { role, answer: null, at });
    });
  }
}
