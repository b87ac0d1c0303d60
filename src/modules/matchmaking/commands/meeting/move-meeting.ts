import type { MeetingId } from '#kernel/values/ids.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { MeetingView } from '../../contracts/meeting/meeting.schema.ts';
import { loadMeeting, type MeetingActor, type MeetingPorts } from '../../meeting/load-meeting.ts';
import { meetingView } from '../../meeting/meeting-view.ts';

/** One of the three proposes other times, which all confirm again (R-B.4). */
export class MoveMeeting extends UseCase<MeetingPorts> {
  /**
   * @throws common.not-found, common.invalid, matchmaking.meeting-cancelled, matchmaking.meeting-over,
   * matchmaking.meeting-already-open, matchmaking.match-paused, matchmaking.match-ended
   */
  execute(by: MeetingActor, meetingId: MeetingId, times: Date[]): Promise<MeetingView> {
    const { uow, clock, meetings } = this.ports;
    return uow.run(async (tx) => {
      const { meeting, others, role } = await loadMeeting(tx, this.ports, { ...by, meetingId });
      const at = clock.now();
      meeting.move(role, times, others, at);
      await meetings.save(tx, meeting);
      return meetingView(meeting.state, { role, answer: null, at });
    });
  }
}
