import { CalculationMethod, Coordinates, HighLatitudeRule as Rule, Madhab, PrayerTimes } from 'adhan';
import { BoundedCache } from '#kernel/runtime/bounded-cache.ts';
import { after, DAY } from '#kernel/clock.ts';
import { hijriOf } from '#kernel/values/hijri.ts';
import {
  prayers,
  timesOfDay,
  type AsrSchool,
  type HighLatitudeRule,
  type Prayer,
  type PrayerMethod,
  type TimeOfDay,
} from '../contracts/prayer-times.ts';
import type { City } from './cities.ts';

/** By which rules times are reckoned. */
export interface Reckoning {
  method: PrayerMethod;
  asr: AsrSchool;
}

/** Beyond it, towards a pole, twilight may last all night. */
const HIGH = 48;
/** The Moonsighting Committee reckons by seasons up to here. */
const SEASONS_END = 55;
/** Beyond it there are days on which the sun does not rise or set. */
const POLAR = 65;
/** In such steps the nearest latitude is looked for that has both. */
const STEP = 0.5;
const RAMADAN = 9;
/** So much later than elsewhere in the year Isha is in Ramadan, by the calendar of Umm al-Qura. */
const LATER_IN_RAMADAN = 30;

/** What is done in this town where twilight lasts all night, or the sun does not rise or set. */
export function highLatitudeRulesOf({ latitude }: Pick<City, 'latitude'>, method: PrayerMethod): HighLatitudeRule[] {
  const height = Math.abs(latitude);
  const isSeasonal = method === 'MoonsightingCommittee' && height < SEASONS_END;
  const nights = isSeasonal ? 'seasonal' : height > HIGH ? 'seventh-of-night' : 'middle-of-night';
  return height >= POLAR ? [nights, 'nearest-latitude'] : [nights];
}

/** The times of one day of the town's own calendar, as moments. Isha may lie behind midnight. */
export function prayerTimesOn(city: City, { method, asr }: Reckoning, day: string): Record<TimeOfDay, Date> {
  const parameters = CalculationMethod[method]();
  parameters.madhab = asr === 'hanafi' ? Madhab.Hanafi : Madhab.Shafi;
  const isHigh = highLatitudeRulesOf(city, method).includes('seventh-of-night');
  parameters.highLatitudeRule = isHigh ? Rule.SeventhOfTheNight : Rule.MiddleOfTheNight;
  const midnight = new Date(`${day}T00:00:00Z`);
  if (method === 'UmmAlQura' && hijriOf(midnight).month === RAMADAN) parameters.adjustments.isha = LATER_IN_RAMADAN;
  const on = (moved: number, latitude = city.latitude): Record<TimeOfDay, Date> => {
    const date = after(midnight, moved * DAY);
    // The library reads the fields of a date by the process' own clock.
    const noon = new Date(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate(), 12);
    const times = new PrayerTimes(new Coordinates(latitude, city.longitude), noon, parameters);
    return isInOrder(times) ? times : on(moved, latitude - Math.sign(latitude) * STEP);
  };
  const atSeaLevel = on(0);
  // Noon falls on another day where the clock is far from the sun, as on islands by the date line.
  const noon = dayIn(city.zone, atSeaLevel.dhuhr);
  return noon === day ? atSeaLevel : on(noon < day ? 1 : -1);
}

/** Not so where the sun does not rise or set, or hardly. */
const isInOrder = (times: Record<TimeOfDay, Date>): boolean =>
  timesOfDay.every((one, place) => place === 0 || times[timesOfDay[place - 1]!] < times[one]);

export interface PrayerAt {
  prayer: Prayer;
  /** The day to which it belongs. */
  day: string;
  at: Date;
}

/** The prayers of the days around a moment, in their order: from the day before to the day after. */
export function prayersAround(city: City, reckoning: Reckoning, at: Date): PrayerAt[] {
  return [-1, 0, 1]
    .flatMap((moved) => {
      const day = moveDay(dayIn(city.zone, at), moved);
      const times = prayerTimesOn(city, reckoning, day);
      return prayers.map((prayer) => ({ prayer, day, at: times[prayer] }));
    })
    .sort((one, other) => one.at.getTime() - other.at.getTime());
}

/** Each is dear to make; towns lie in some 400 zones. */
const formats = new BoundedCache<string, Intl.DateTimeFormat>(100);
function formatIn(zone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${zone} ${Object.keys(options).join()}`;
  return formats.getOrMake(key, () => new Intl.DateTimeFormat('en-GB', { timeZone: zone, ...options }));
}

/** The day of a moment by the clock of a time zone: 2026-11-23. */
export const dayIn = (zone: string, at: Date): string =>
  formatIn(zone, { year: 'numeric', month: '2-digit', day: '2-digit' }).format(at).split('/').toReversed().join('-');

/** The time of day by the clock of a time zone: 16:07. */
export const timeIn = (zone: string, at: Date): string =>
  formatIn(zone, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(at);

export const moveDay = (day: string, days: number): string =>
  after(new Date(`${day}T00:00:00Z`), days * DAY)
    .toISOString()
    .slice(0, 10);
