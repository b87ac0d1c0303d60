import { invalidField } from '#kernel/errors.ts';
import { sentence } from '#kernel/i18n/sentences.ts';
import { newId, type UserId } from '#kernel/values/ids.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { RemindersForm } from '../contracts/prayer-reminders.schema.ts';
import { chooseReminders, type PrayerReminder } from '../domain/prayer-reminder.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

export class SetPrayerReminders extends UseCase<Pick<UseCasePorts, 'uow' | 'clock' | 'cities' | 'reminders'>> {
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
