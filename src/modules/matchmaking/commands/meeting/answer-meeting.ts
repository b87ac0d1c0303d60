import type { Actor } from '#kernel/actor.ts';
import type { MatchId, MeetingId } from '#kernel/values/ids.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { FeedbackAnswer } from '../../contracts/meeting/meeting.ts';
import { meetingUnsafe } from '../../events.ts';
import { loadMeeting, type MeetingPorts } from '../../meeting/load-meeting.ts';

/** A member says privately how a meeting was; `unsafe` also goes to the staff (R-B.6). Replaces an earlier answer. */
export class AnswerMeeting extends UseCase<MeetingPorts> {
  /** @throws common.not-found, matchmaking.meeting-not-over */
  execute(actor: Actor, id: MatchId, meetingId: MeetingId, answer: FeedbackAnswer): Promise<void> {
    const { uow, clock, meetings } = this.ports;
    return uow.run(async (tx) => {
      const { meeting, match, role } = await loadMeeting(tx, this.ports, { actor, id, as: 'member', meetingId });
      const at = clock.now();
      meeting.requireHeld(at);
      const before = await meetings.saveAnswer(tx, meetingId, { accountId: actor.userId, answer, at });
      if (answer !== 'unsafe' || before === 'unsafe') return;
      const other = role === 'man' ? match.woman : match.man;
      tx.record(meetingUnsafe({ meetingId, accountId: actor.userId, other }));
    });
  }
}
