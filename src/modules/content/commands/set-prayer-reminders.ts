import type { Clock } from '#kernel/clock.ts';
import { invalidField } from '#kernel/errors.ts';
import { sentence } from '#kernel/i18n/sentences.ts';
import { newId, type UserId } from '#kernel/values/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { RemindersForm } from '../contracts/prayer-reminders.schema.ts';
import type { Cities } from '../domain/cities.ts';
import { chooseReminders, type PrayerReminder, type PrayerReminders } from '../domain/prayer-reminder.ts';

interface Ports {
  uow: UnitOfWork;
  clock: Clock;
  cities: Cities;
  reminders: PrayerReminders;
}

export class SetPrayerReminders extends UseCase<Ports> {
  /** @throws with the field `city` if the town is unknown */
  execute(accountId: UserId, chosen: RemindersForm): Promise<PrayerReminder> {
    const { uow, clock, cities, reminders } = this.ports;
    const city = cities.find(chosen.city);
    if (!city) throw invalidField('city', sentence('cityUnknown'));
    return uow.run(async (tx) => {
      const at = clock.now();
      const present = await reminders.find(tx, accountId);
      const reminder = chooseReminders(present ?? { id: newId(at), accountId, lastNotified: null }, chosen, city, at);
      await reminders.save(tx, reminder);
      return reminder;
    });
  }
}
