import type { MeetingId } from '#kernel/values/ids.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { MeetingView } from '../../contracts/meeting/meeting.schema.ts';
import { loadMeeting, type MeetingActor, type MeetingPorts } from '../../meeting/load-meeting.ts';
import { meetingView } from '../../meeting/meeting-view.ts';

/** One of the three cancels a meeting that is ahead (R-B.4). Idempotent. */
export class CancelMeeting extends UseCase<MeetingPorts> {
  /** @throws common.not-found, matchmaking.meeting-over */
  execute(by: MeetingActor, meetingId: MeetingId, reason: string | undefined): Promise<MeetingView> {
    const { uow, clock, meetings } = this.ports;
    return uow.run(async (tx) => {
      const { meeting, role } = await loadMeeting(tx, this.ports, { ...by, meetingId });
      const at = clock.now();
      meeting.cancel(role, reason ?? null, at);
      await meetings.save(tx, meeting);
      return meetingView(meeting.state, { role, answer: null, at });
    });
  }
}
