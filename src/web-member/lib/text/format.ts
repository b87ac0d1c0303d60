import { BoundedCache } from '#kernel/runtime/bounded-cache.ts';
import { languages, type Language } from '#kernel/i18n/languages.ts';

const day = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const timeOfDay = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
/** Of a day of the calendar, which is the same in every time zone. */
const ofCalendar = { timeZone: 'UTC' } as const;
const inHijri = { ...ofCalendar, calendar: 'islamic-umalqura' } as const;

/** Whose clock is read. In a browser its own, save for a page that the server rendered for another one. */
let zone: string | undefined;
/** In which language dates are written. */
let language: Language = 'en';

/** Reads times by this zone's clock from now on; by the device's without one. Answers with the zone until now. */
export function readClockOf(name: string | undefined) {
  const before = zone;
  zone = name;
  return before;
}

/** Writes dates in this language from now on. */
export function writeIn(spokenLanguage: Language) {
  language = spokenLanguage;
}

/** The zone of this device. */
export const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Each is dear to make, and takes some 50 kB: one reader needs a dozen, and a server has many. */
export const formats = new BoundedCache<string, Intl.DateTimeFormat>(200);
const UNKNOWN = '–';

/** Whether this page has told a time or a day so far. */
export const hasTimeFormats = () => formats.size > 0;

function format(kind: string, options: Intl.DateTimeFormatOptions, value: string | null | undefined): string {
  const date = new Date(value ?? '');
  if (Number.isNaN(date.getTime())) return UNKNOWN;
  const key = [kind, language, zone].join(' ');
  return formats
    .getOrMake(key, () => new Intl.DateTimeFormat(languages[language].locale, { timeZone: zone, ...options }))
    .format(date);
}

/** '12 Nov 2026, 18:02' in the reader's time zone; a dash for what is no time. */
export const formatTime = (value: string | null | undefined) => format('time', { ...day, ...timeOfDay }, value);

/** '12 Nov 2026'; a dash for what is no time. */
export const formatDay = (value: string | null | undefined) => format('day', day, value);

/** '18:02', on the same clock. */
export const formatTimeOfDay = (value: string) => format('time of day', timeOfDay, value);

/**
 * '26 Feb 2027', for a day that is the same in every time zone; a dash for what is none. The day of a payment or a term
 * is that of UTC, as e-mails write it.
 */
export const formatCalendarDay = (value: string | null | undefined) =>
  format('calendar day', { ...day, ...ofCalendar }, value);

/** The same in the Hijri calendar: '20 Ramadan 1448 AH'. */
export const formatHijri = (isoDay: string) => format('hijri', { ...day, month: 'long', ...inHijri }, isoDay);

/** The same without its year, for a table: '20 Ram.'. */
export const formatHijriDay = (isoDay: string) =>
  format('hijri day', { day: 'numeric', month: 'short', ...inHijri }, isoDay);

/** 'Fri 26', for a table of a month. */
export const formatWeekday = (isoDay: string) =>
  format('weekday', { weekday: 'short', day: 'numeric', ...ofCalendar }, isoDay);

/** 'February 2027', for '2027-02'. */
export const formatMonth = (isoMonth: string) =>
  format('month', { month: 'long', year: 'numeric', ...ofCalendar }, isoMonth);

/** 'one, two', as the language parts them. */
export const formatList = (words: readonly (string | number)[]) => words.join(language === 'en' ? ', ' : '، ');

let money: Intl.NumberFormat | undefined;

/** '£15.99' in every language, for decimal pounds as the server gives them. */
export function formatMoney(pounds: string) {
  money ??= new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });
  return money.format(Number(pounds));
}

/** The colour of a completion of 0 to 100: green from 80, yellow from 50, red below. */
export function toneOfCompletion(percent: number) {
  return percent >= 80 ? 'ok' : percent >= 50 ? 'wait' : 'end';
}
