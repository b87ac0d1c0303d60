import { validationText } from '#kernel/i18n/catalogue.ts';
import { z } from 'zod';
import { asciiDigits } from '#kernel/contracts/digits.ts';
import { endpoint } from '#kernel/contracts/endpoint.ts';
import { blankIsAbsent, isoDate, isoTime, text } from '#kernel/contracts/fields.ts';
import { prayers, asrSchools, CITY_MAX, prayerMethods, highLatitudeRules } from './prayer-times.ts';
import * as address from './prayer-times.ts';

/** The range in which calendars and tables are reliable. */
const FIRST_YEAR = 1900;
const LAST_YEAR = 2099;
const inOurTime = (day: string) => Number(day.slice(0, 4)) >= FIRST_YEAR && Number(day.slice(0, 4)) <= LAST_YEAR;
const month = z
  .string()
  .overwrite(asciiDigits)
  .regex(/^\d{4}-(0[1-9]|1[0-2])$/, { error: () => validationText('monthOfYear') });

export const city = z.object({
  city: z.string().describe('unique key: the name, and the place if a larger town has the same name'),
  name: z.string(),
  place: z.string().describe('country, and state or nearby town if needed'),
});
export type City = z.infer<typeof city>;

export const listCities = endpoint(address.listCities, {
  summary: 'Towns with a word in their names that begins so; exact names first, then the larger towns',
  access: 'public',
  query: z.object({ q: text(1, CITY_MAX) }),
  answer: z.array(city),
});

const timeOfDay = z.string().describe('local hours and minutes');
const day = z.object({
  date: isoDate,
  hijri: z
    .object({ year: z.int(), month: z.int(), day: z.int() })
    .describe('calculated by the calendar of Umm al-Qura'),
  times: z.object({
    fajr: timeOfDay,
    sunrise: timeOfDay,
    dhuhr: timeOfDay,
    asr: timeOfDay,
    maghrib: timeOfDay,
    isha: timeOfDay,
  }),
});
export type PrayerDay = z.infer<typeof day>;

export const prayerTimes = day.extend({
  city: city.extend({ timeZone: z.string() }),
  method: z.enum(prayerMethods),
  asr: z.enum(asrSchools),
  highLatitudeRules: z.array(z.enum(highLatitudeRules)),
  next: z.object({ prayer: z.enum(prayers), date: isoDate, time: timeOfDay, at: isoTime }),
  days: z.array(day).optional().describe('the days of the requested month'),
});
export type PrayerTimesView = z.infer<typeof prayerTimes>;

export const showPrayerTimes = endpoint(address.showPrayerTimes, {
  summary: 'Prayer times in a town on a day, by default today, and of a whole month if requested',
  access: 'public',
  query: z.object({
    city: text(1, CITY_MAX),
    method: blankIsAbsent(z.enum(prayerMethods)).describe('by default the usual method of the country'),
    asr: blankIsAbsent(z.enum(asrSchools)).describe('by default standard'),
    date: blankIsAbsent(isoDate.refine(inOurTime, { error: () => validationText('inOurTime') })),
    month: blankIsAbsent(month.refine(inOurTime, { error: () => validationText('inOurTime') })).describe(
      'such as 2026-11',
    ),
  }),
  answer: prayerTimes,
});
