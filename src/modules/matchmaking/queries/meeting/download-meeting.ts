import { DomainError } from '#kernel/errors.ts';
import type { MeetingId } from '#kernel/values/ids.ts';
import { UseCase } from '#kernel/use-case.ts';
import { loadMeeting, type MeetingActor, type MeetingPorts } from '../../meeting/load-meeting.ts';
import type { UseCasePorts } from '../../use-case-ports.ts';

/** The calendar file of a meeting, as the last email had it (R-B.4). */
export class DownloadMeeting extends UseCase<MeetingPorts & Pick<UseCasePorts, 'calendarFile' | 'identity'>> {
  /** @throws common.not-found, matchmaking.meeting-not-confirmed before all three confirmed it */
  execute(by: MeetingActor, meetingId: MeetingId): Promise<string> {
    const { uow, clock, identity, calendarFile } = this.ports;
    return uow.run(async (tx) => {
      const { meeting } = await loadMeeting(tx, this.ports, { ...by, meetingId });
      const { id, state, sequence, agreedTime, times, zone, words } = meeting.state;
      if (sequence === 0 || state === 'proposed') throw new DomainError('matchmaking.meeting-not-confirmed');
      const language = await identity.languageOf(tx, by.actor.userId);
      const facts = { id, change: state, sequence, time: agreedTime ?? times[0]!, zone, place: words.place };
      return calendarFile({ ...facts, language, at: clock.now() });
    });
  }
}
