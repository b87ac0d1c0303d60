import { z } from 'zod';
import { endpoint } from '#kernel/contracts/endpoint.ts';
import { isoTime, text } from '#kernel/contracts/fields.ts';
import { asrSchools, CITY_MAX, MINUTES_MAX, prayerMethods, prayers } from './prayer-times.ts';
import { city } from './prayer-times.schema.ts';
import * as address from './prayer-reminders.ts';

export const remindersForm = z.object({
  city: text(1, CITY_MAX),
  method: z.enum(prayerMethods),
  asr: z.enum(asrSchools),
  prayers: z
    .array(z.enum(prayers))
    .min(1)
    .overwrite((chosen) => prayers.filter((one) => chosen.includes(one))),
  minutesBefore: z.int().min(0).max(MINUTES_MAX),
  enabled: z.boolean(),
});
export type RemindersForm = z.infer<typeof remindersForm>;

export const prayerReminders = remindersForm.extend({
  ...city.shape,
  nextAt: isoTime.nullable().describe('when the next e-mail is due'),
});
export type PrayerRemindersView = z.infer<typeof prayerReminders>;

export const showPrayerReminders = endpoint(address.showPrayerReminders, {
  summary: "The account's prayer reminders; null if none were ever chosen",
  access: 'signed-in',
  answer: prayerReminders.nullable(),
});
export const setPrayerReminders = endpoint(address.setPrayerReminders, {
  summary: 'Sets the prayers with a reminder by email, and how long before',
  access: 'signed-in',
  body: remindersForm,
  answer: prayerReminders,
});
