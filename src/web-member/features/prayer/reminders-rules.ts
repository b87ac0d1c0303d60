import { setPrayerReminders } from '#modules/content/contracts/prayer-reminders.schema.ts';
import { zodResolver } from '@hookform/resolvers/zod';

export const rules = zodResolver(setPrayerReminders.body.pick({ prayers: true, minutesBefore: true, enabled: true }));
