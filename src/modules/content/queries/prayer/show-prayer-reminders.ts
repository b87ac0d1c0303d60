import type { Language } from '#kernel/i18n/languages.ts';
import type { UserId } from '#kernel/values/ids.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { PrayerRemindersView } from '../../contracts/prayer-reminders.schema.ts';
import { reminderOf } from '../../infra/prayer-reminders-repository.ts';
import { prayerRemindersViewOf } from '../../prayer-reminder/prayer-reminders-view.ts';
import type { UseCasePorts } from '../../use-case-ports.ts';

/** Null if the account never chose any. For its holder only. */
export class ShowPrayerReminders extends UseCase<Pick<UseCasePorts, 'db' | 'cities'>> {
  async execute(accountId: UserId, language: Language): Promise<PrayerRemindersView | null> {
    const { db, cities } = this.ports;
    const row = await db('content.prayer_reminder').where({ account_id: accountId }).first();
    return row ? prayerRemindersViewOf(reminderOf(row), cities, language) : null;
  }
}
