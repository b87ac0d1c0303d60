import { BoundedCache } from '#kernel/runtime/bounded-cache.ts';
import { languages, type Language } from '#kernel/i18n/languages.ts';

const day = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const timeOfDay = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
/** For calendar days, which are the same in every time zone. */
const ofCalendar = { timeZone: 'UTC' } as const;
const inHijri = { ...ofCalendar, calendar: 'islamic-umalqura' } as const;

/** The time zone of displayed times: the browser's own, unless the server rendered the page for another one. */
let zone: string | undefined;
let language: Language = 'en';

/** Sets the time zone of displayed times, or that of the device if undefined. Returns the previous zone. */
export function setTimeZone(name: string | undefined) {
  const before = zone;
  zone = name;
  return before;
}

export function setDateLanguage(spokenLanguage: Language) {
  language = spokenLanguage;
}

export const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Formatters are slow to create and take some 50 kB each: one reader needs a dozen, a server many. */
export const formats = new BoundedCache<string, Intl.DateTimeFormat>(200);
const UNKNOWN = '–';

/** Returns whether this page has shown any time or day so far. */
export const hasTimeFormats = () => formats.size > 0;

function format(kind: string, options: Intl.DateTimeFormatOptions, value: string | null | undefined): string {
  const date = new Date(value ?? '');
  if (Number.isNaN(date.getTime())) return UNKNOWN;
  const key = [kind, language, zone].join(' ');
  return formats
    .getOrMake(key, () => new Intl.DateTimeFormat(languages[language].locale, { timeZone: zone, ...options }))
    .format(date);
}

/** '12 Nov 2026, 18:02' in the reader's time zone; a dash for an invalid time. */
export const formatTime = (value: string | null | undefined) => format('time', { ...day, ...timeOfDay }, value);

/** 'Sunday 6 Dec 2026, 15:00' in another time zone; a dash for an invalid time. */
export const formatInZone = (value: string | null | undefined, timeZone: string) =>
  format(`in ${timeZone}`, { weekday: 'long', ...day, ...timeOfDay, timeZone }, value);

/** '12 Nov 2026'; a dash for an invalid time. */
export const formatDay = (value: string | null | undefined) => format('day', day, value);

/** 'Thursday 12 Nov 2026'; a dash for an invalid time. */
export const formatWholeDay = (value: string | null | undefined) =>
  format('whole day', { weekday: 'long', ...day }, value);

/** '18:02' in the reader's time zone. */
export const formatTimeOfDay = (value: string) => format('time of day', timeOfDay, value);

/**
 * '26 Feb 2027' for a day that is the same in every time zone; a dash for an invalid one. Days of payments and terms
 * are in UTC, as in emails.
 */
export const formatCalendarDay = (value: string | null | undefined) =>
  format('calendar day', { ...day, ...ofCalendar }, value);

/** The Hijri date: '20 Ramadan 1448 AH'. */
export const formatHijri = (isoDay: string) => format('hijri', { ...day, month: 'long', ...inHijri }, isoDay);

/** The Hijri date without its year, for tables: '20 Ram.'. */
export const formatHijriDay = (isoDay: string) =>
  format('hijri day', { day: 'numeric', month: 'short', ...inHijri }, isoDay);

/** 'Fri 26', for tables of a month. */
export const formatWeekday = (isoDay: string) =>
  format('weekday', { weekday: 'short', day: 'numeric', ...ofCalendar }, isoDay);

export const formatMonth = (isoMonth: string) =>
  format('month', { month: 'long', year: 'numeric', ...ofCalendar }, isoMonth);

/** 'Nov', or the month's number where names are longer. */
export const formatShortMonth = (isoMonth: string) =>
  format('short month', { month: language === 'en' ? 'short' : 'numeric', ...ofCalendar }, isoMonth).slice(0, 3);

/** 'one, two', with the separator of the language. */
export const formatList = (words: readonly (string | number)[]) => words.join(languages[language].comma);

let money: Intl.NumberFormat | undefined;

/** '£15.99' in every language, from the server's decimal pounds. */
export function formatMoney(pounds: string) {
  money ??= new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });
  return money.format(Number(pounds));
}

/** Returns the colour of a completion from 0 to 100: green from 80, yellow from 50, red below. */
export function toneOfCompletion(percent: number) {
  return percent >= 80 ? 'ok' : percent >= 50 ? 'wait' : 'end';
}
