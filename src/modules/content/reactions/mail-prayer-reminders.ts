import { inTransaction, type Subscription } from '#kernel/events.ts';
import texts from '#texts/en/prayer.json' with { type: 'json' };
import type { UserId } from '#kernel/values/ids.ts';
import { processEach } from '#kernel/runtime/process-each.ts';
import type { Tx } from '#kernel/tx.ts';
import { seriesEnded } from '../../identity/events.ts';
import { endReminders, nextPrayerNotices } from '../domain/prayer-reminder.ts';
import { timeIn } from '../domain/prayer-times.ts';
import { emails } from '../emails.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

type Ports = Pick<UseCasePorts, 'uow' | 'clock' | 'identity' | 'cities' | 'reminders'>;

/** The link in a reminder ends all of them. */
export const endPrayerReminders = ({ reminders }: Ports): Subscription[] => [
  inTransaction(seriesEnded, 'content.end-prayer-reminders', async (tx, { accountId, series }) => {
    const reminder = await reminders.find(tx, accountId);
    if (reminder?.id === series) await reminders.save(tx, endReminders(reminder));
  }),
];

/** Emails the reminders that are due. Each account is one locked transaction, so that nothing repeats one. */
export async function writePrayerReminders(ports: Ports): Promise<void> {
  const { uow, clock, reminders } = ports;
  const now = clock.now();
  const due = await uow.run((tx) => reminders.due(tx, now));
  await processEach(due, (accountId) => uow.run((tx) => writeTo(tx, ports, accountId, now)));
}

async function writeTo(tx: Tx, { identity, cities, reminders }: Ports, accountId: UserId, now: Date): Promise<void> {
  const reminder = await reminders.find(tx, accountId);
  // Another process was quicker.
  if (!reminder?.dueAt || reminder.dueAt > now) return;
  const city = cities.find(reminder.city);
  // The town is no longer listed.
  if (!city) return reminders.save(tx, endReminders(reminder));
  const { due: dueReminder, reminder: updated } = nextPrayerNotices(reminder, city, now);
  for (const { prayer, at, expiresAt } of dueReminder) {
    const values = {
      prayer: texts.times[prayer],
      time: timeIn(city.zone, at),
      city: city.name,
      method: texts.methodNames[reminder.method],
    };
    await identity.notify(tx, accountId, emails.prayerReminder, {
      series: reminder.id,
      values,
      path: '/guidance/prayer-times',
      expiresAt,
    });
  }
  await reminders.save(tx, updated);
}
