/** Rules for the sun's height at Fajr and Isha, with the names of the library adhan. */
export const prayerMethods = [
  'MoonsightingCommittee',
  'MuslimWorldLeague',
  'Egyptian',
  'Karachi',
  'UmmAlQura',
  'NorthAmerica',
  'Turkey',
  'Tehran',
  'Dubai',
  'Kuwait',
  'Qatar',
  'Singapore',
] as const;
export type PrayerMethod = (typeof prayerMethods)[number];
/** Asr begins when a shadow is as long as its object (plus the noon shadow), or twice as long with the Hanafis. */
export const asrSchools = ['standard', 'hanafi'] as const;
export type AsrSchool = (typeof asrSchools)[number];

export const prayers = ['fajr', 'dhuhr', 'asr', 'maghrib', 'isha'] as const;
export type Prayer = (typeof prayers)[number];
export const timesOfDay = ['fajr', 'sunrise', 'dhuhr', 'asr', 'maghrib', 'isha'] as const;
export type TimeOfDay = (typeof timesOfDay)[number];

/** Rules for nights of continuous twilight, and days without sunrise or sunset. */
export const highLatitudeRules = ['middle-of-night', 'seventh-of-night', 'seasonal', 'nearest-latitude'] as const;
export type HighLatitudeRule = (typeof highLatitudeRules)[number];

export const CITY_MAX = 100;
export const CITIES_SUGGESTED = 8;
export const MINUTES_MAX = 120;

/** Suggestions before anything is typed. */
export const wellKnownCities = [
  'London',
  'Birmingham',
  'Bradford',
  'Manchester',
  'Leicester',
  'Glasgow',
  'Cardiff',
  'Makkah',
  'Istanbul',
  'Lahore',
  'Dhaka',
  'Toronto',
] as const;

export const listCities = 'GET /api/cities';

export const showPrayerTimes = 'GET /api/prayer-times';
