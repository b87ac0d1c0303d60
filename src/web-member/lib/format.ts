const LOCALE = 'en-GB';
const day = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const timeOfDay = { hour: '2-digit', minute: '2-digit' } as const;
/** Whose clock is read. In a browser its own, save for a page that the server rendered for another one. */
let zone: string | undefined;

/** Reads times by this zone's clock from now on; by the device's without one. */
export function readClockOf(name: string | undefined) {
  zone = name;
}

const formats = new Map<string, Intl.DateTimeFormat>();
/** Dear to make, so each is made once. */
function formatFor(kind: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${kind} ${zone ?? ''}`;
  const made = formats.get(key) ?? new Intl.DateTimeFormat(LOCALE, { ...options, timeZone: zone });
  formats.set(key, made);
  return made;
}
const UNKNOWN = '–';

function formatBy(format: Intl.DateTimeFormat, value: string | null | undefined) {
  if (!value) return UNKNOWN;
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? UNKNOWN : format.format(date);
}

/** '12 Nov 2026, 18:02' in the reader's time zone; a dash for what is no time. */
export const formatTime = (value: string | null | undefined) =>
  formatBy(formatFor('time', { ...day, ...timeOfDay }), value);

/** '12 Nov 2026'; a dash for what is no time. */
export const formatDay = (value: string | null | undefined) => formatBy(formatFor('day', day), value);

/** '18:02', on the same clock. */
export const formatTimeOfDay = (value: string) => formatBy(formatFor('time of day', timeOfDay), value);

const hijri = new Intl.DateTimeFormat(`${LOCALE}-u-ca-islamic-umalqura`, {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
const calendarDay = new Intl.DateTimeFormat(LOCALE, { ...day, timeZone: 'UTC' });

/** '26 Feb 2027', for a day of the calendar that is the same in every time zone. */
export const formatCalendarDay = (isoDay: string) => formatBy(calendarDay, isoDay);

/** The same in the Hijri calendar: '20 Ramadan 1448 AH'. */
export const formatHijri = (isoDay: string) => formatBy(hijri, isoDay);

const hijriDay = new Intl.DateTimeFormat(`${LOCALE}-u-ca-islamic-umalqura`, {
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});
const weekday = new Intl.DateTimeFormat(LOCALE, { weekday: 'short', day: 'numeric', timeZone: 'UTC' });
const month = new Intl.DateTimeFormat(LOCALE, { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** The same without its year, for a table: '20 Ram.'. */
export const formatHijriDay = (isoDay: string) => formatBy(hijriDay, isoDay);

/** 'Fri 26', for a table of a month. */
export const formatWeekday = (isoDay: string) => formatBy(weekday, isoDay);

/** 'February 2027', for '2027-02'. */
export const formatMonth = (isoMonth: string) => formatBy(month, isoMonth);

const money = new Intl.NumberFormat(LOCALE, { style: 'currency', currency: 'GBP' });

/** '£15.99', for decimal pounds as the server gives them. */
export const formatMoney = (pounds: string) => money.format(Number(pounds));

/** Cuts a text at `limit` characters, with an ellipsis where something was cut. */
export function excerpt(text: string, limit: number) {
  return text.length <= limit ? text : `${text.slice(0, limit).trimEnd()}…`;
}

/** The colour of a completion of 0 to 100: green from 80, yellow from 50, red below. */
export function toneOfCompletion(percent: number) {
  return percent >= 80 ? 'ok' : percent >= 50 ? 'wait' : 'end';
}
