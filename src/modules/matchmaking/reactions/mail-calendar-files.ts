import type { z } from 'zod';
import { afterCommit, type Subscription } from '#kernel/events.ts';
import { momentInZone } from '#kernel/i18n/dates.ts';
import { defaultLanguage, spokenLanguage, type Language } from '#kernel/i18n/languages.ts';
import type { Tx } from '#kernel/tx.ts';
import type { Recipient } from '../../identity/index.ts';
import { emails } from '../emails.ts';
import { meetingCalendarChanged } from '../events.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

type Ports = Pick<UseCasePorts, 'clock' | 'identity' | 'guardianship' | 'matches' | 'meetings' | 'calendarFile'>;

const emailOf = { confirmed: emails.meetingConfirmed, moved: emails.meetingMoved, cancelled: emails.meetingCancelled };

/** Emails the calendar file to the three when a meeting is confirmed, moved or cancelled (R-B.4). */
export const emailCalendarFiles = (ports: Ports): Subscription[] => [
  afterCommit(meetingCalendarChanged, 'matchmaking.mail-calendar', async (tx, event) => {
    const { man, woman, matchId } = event;
    for (const { accountId } of [man, woman])
      await send(tx, ports, event, accountId, {
        language: defaultLanguage(),
        path: `/messages/${matchId}/meeting`,
      });
    const guardian = await ports.guardianship.guardianContact(tx, { wardId: woman.accountId, otherId: man.accountId });
    if (!guardian) return;
    // Without an account there is no page that he can open.
    const path = guardian.accountId ? `/guardian-messages/${matchId}/meeting` : null;
    await send(tx, ports, event, guardian, { language: guardian.language, path });
  }),
];

async function send(
  tx: Tx,
  { clock, identity, matches, meetings, calendarFile }: Ports,
  { matchId, meetingId, change, sequence, time: iso }: z.infer<typeof meetingCalendarChanged.payload>,
  to: Recipient,
  { language: wanted, path }: { language: Language; path: string | null },
): Promise<void> {
  const match = await matches.read(tx, matchId);
  const meeting = match && (await meetings.ofMatch(tx, match)).find(({ id }) => id === meetingId);
  if (!meeting) return;
  const language = spokenLanguage(wanted);
  const time = new Date(iso);
  const { zone, words } = meeting;
  const facts = { id: meetingId, change, sequence, time, zone, place: words.place };
  const content = calendarFile({ ...facts, language, at: clock.now() });
  await identity.notify(tx, to, emailOf[change], {
    values: { when: momentInZone(time, zone, language), zone },
    calendar: { method: change === 'cancelled' ? 'CANCEL' : 'PUBLISH', content },
    ...(path && { path }),
  });
}
