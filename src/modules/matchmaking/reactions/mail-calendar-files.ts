import { afterCommit, type Subscription } from '#kernel/events.ts';
import { momentInZone } from '#kernel/i18n/dates.ts';
import { defaultLanguage, spokenLanguage, type Language } from '#kernel/i18n/languages.ts';
import type { Tx } from '#kernel/tx.ts';
import type { MatchId, MeetingId } from '#kernel/values/ids.ts';
import { guardianStatusChanged } from '../../guardianship/events.ts';
import type { Recipient } from '../../identity/index.ts';
import type { Match } from '../domain/match/match-state.ts';
import { timeOnCalendar, type MeetingState } from '../domain/meeting/meeting.ts';
import { emails } from '../emails.ts';
import { meetingCalendarChanged, type CalendarChange } from '../events.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

type Ports = Pick<UseCasePorts, 'clock' | 'identity' | 'guardianship' | 'matches' | 'meetings' | 'calendarFile'>;

/** The content of a calendar file about a meeting. */
interface CalendarEntry {
  change: CalendarChange;
  sequence: number;
  time: Date;
}

const emailOf = { confirmed: emails.meetingConfirmed, moved: emails.meetingMoved, cancelled: emails.meetingCancelled };

/**
 * Emails the calendar file to the three when a meeting is confirmed, moved or cancelled (R-B.4). Her guardian gets it
 * once he acts again, if he did not act then.
 */
export const emailCalendarFiles = (ports: Ports): Subscription[] => [
  afterCommit(meetingCalendarChanged, 'matchmaking.mail-calendar', async (tx, { matchId, meetingId, ...event }) => {
    const meeting = await meetingOf(tx, ports, matchId, meetingId);
    if (!meeting) return;
    const entry = { ...event, time: new Date(event.time) };
    for (const { accountId } of [event.man, event.woman])
      await send(tx, ports, meeting, entry, accountId, {
        language: defaultLanguage(),
        path: `/messages/${matchId}/meeting`,
      });
    await sendToGuardian(tx, ports, meeting, entry);
  }),
  afterCommit(guardianStatusChanged, 'matchmaking.mail-missed-calendar', async (tx, { guardianId }) => {
    const { meetings, clock } = ports;
    for (const { matchId, meetingId } of await meetings.withoutFileTo(tx, guardianId, clock.now())) {
      const meeting = await meetingOf(tx, ports, matchId, meetingId);
      if (!meeting || meeting.state === 'proposed') continue;
      const { state: change, sequence } = meeting;
      await sendToGuardian(tx, ports, meeting, { change, sequence, time: timeOnCalendar(meeting) });
    }
  }),
];

async function meetingOf(
  tx: Tx,
  { matches, meetings }: Ports,
  matchId: MatchId,
  meetingId: MeetingId,
): Promise<MeetingState | undefined> {
  const match = await matches.read(tx, matchId);
  return match ? (await meetings.ofMatch(tx, match)).find(({ id }) => id === meetingId) : undefined;
}

async function sendToGuardian(tx: Tx, ports: Ports, meeting: MeetingState, entry: CalendarEntry): Promise<void> {
  const { man, woman, id }: Match = meeting.match;
  const guardian = await ports.guardianship.guardianContact(tx, { wardId: woman.accountId, otherId: man.accountId });
  if (!guardian) return;
  // Without an account there is no page that he can open.
  const path = guardian.accountId ? `/guardian-messages/${id}/meeting` : null;
  await send(tx, ports, meeting, entry, guardian, { language: guardian.language, path });
  await ports.meetings.saveFileToGuardian(tx, meeting.id, entry.sequence);
}

async function send(
  tx: Tx,
  { clock, identity, calendarFile }: Ports,
  { id, zone, words }: MeetingState,
  { change, sequence, time }: CalendarEntry,
  to: Recipient,
  { language: wanted, path }: { language: Language; path: string | null },
): Promise<void> {
  const language = spokenLanguage(wanted);
  const facts = { id, change, sequence, time, zone, place: words.place };
  const content = calendarFile({ ...facts, language, at: clock.now() });
  await identity.notify(tx, to, emailOf[change], {
    values: { when: momentInZone(time, zone, language), zone },
    calendar: { method: change === 'cancelled' ? 'CANCEL' : 'PUBLISH', content },
    ...(path && { path }),
  });
}
