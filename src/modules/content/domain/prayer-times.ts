import { CalculationMethod, Coordinates, HighLatitudeRule as Rule, Madhab, PrayerTimes } from 'adhan';
import { dayIn, formatIn } from '#kernel/values/local-day.ts';
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

export interface CalculationRules {
  method: PrayerMethod;
  asr: AsrSchool;
}

/** Latitude beyond which twilight may last all night. */
const HIGH = 48;
/** Latitude up to which the Moonsighting Committee uses seasons. */
const SEASONS_END = 55;
/** Latitude beyond which the sun does not rise or set on some days. */
const POLAR = 65;
/** Step of the search for the nearest latitude with sunrise and sunset. */
const STEP = 0.5;
const RAMADAN = 9;
/** Minutes by which Isha is later in Ramadan, in the calendar of Umm al-Qura. */
const LATER_IN_RAMADAN = 30;

/** The rules for continuous twilight, and for days without sunrise or sunset, in this town. */
export function highLatitudeRulesOf({ latitude }: Pick<City, 'latitude'>, method: PrayerMethod): HighLatitudeRule[] {
  const height = Math.abs(latitude);
  const isSeasonal = method === 'MoonsightingCommittee' && height < SEASONS_END;
  const nights = isSeasonal ? 'seasonal' : height > HIGH ? 'seventh-of-night' : 'middle-of-night';
  return height >= POLAR ? [nights, 'nearest-latitude'] : [nights];
}

/** The times of one day in the town's time zone. Isha may be after midnight. */
export function prayerTimesOn(city: City, { method, asr }: CalculationRules, day: string): Record<TimeOfDay, Date> {
  const parameters = CalculationMethod[method]();
  parameters.madhab = asr === 'hanafi' ? Madhab.Hanafi : Madhab.Shafi;
  const isHigh = highLatitudeRulesOf(city, method).includes('seventh-of-night');
  parameters.highLatitudeRule = isHigh ? Rule.SeventhOfTheNight : Rule.MiddleOfTheNight;
  const midnight = new Date(`${day}T00:00:00Z`);
  if (method === 'UmmAlQura' && hijriOf(midnight).month === RAMADAN) parameters.adjustments.isha = LATER_IN_RAMADAN;
  const on = (moved: number, latitude = city.latitude): Record<TimeOfDay, Date> => {
    const date = after(midnight, moved * DAY);
    // The library reads dates in the process's time zone.
    const noon = new Date(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate(), 12);
    const times = new PrayerTimes(new Coordinates(latitude, city.longitude), noon, parameters);
    return isInOrder(times) ? times : on(moved, latitude - Math.sign(latitude) * STEP);
  };
  const atSeaLevel = on(0);
  // Noon is on another day where the clock is far from the sun, as on islands near the date line.
  const noon = dayIn(city.zone, atSeaLevel.dhuhr);
  return noon === day ? atSeaLevel : on(noon < day ? 1 : -1);
}

/** False when the sun does not rise or set, or hardly. */
const isInOrder = (times: Record<TimeOfDay, Date>): boolean =>
  timesOfDay.every((one, place) => place === 0 || times[timesOfDay[place - 1]!] < times[one]);

export interface PrayerAt {
  prayer: Prayer;
  day: string;
  at: Date;
}

/** The prayers from the day before to the day after a time, in order. */
export function prayersAround(city: City, reckoning: CalculationRules, at: Date): PrayerAt[] {
  return [-1, 0, 1]
    .flatMap((moved) => {
      const day = moveDay(dayIn(city.zone, at), moved);
      const times = prayerTimesOn(city, reckoning, day);
      return prayers.map((prayer) => ({ prayer, day, at: times[prayer] }));
    })
    .sort((one, other) => one.at.getTime() - other.at.getTime());
}

/** The local time, such as 16:07. */
export const timeIn = (zone: string, at: Date): string =>
  formatIn(zone, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(at);

export const moveDay = (day: string, days: number): string =>
  after(new Date(`${day}T00:00:00Z`), days * DAY)
    .toISOString()
    .slice(0, 10);
