import { typedEntries } from '#kernel/contracts/typed-list.ts';
import { languages, type Language } from '#kernel/i18n/languages.ts';
import { searchKey } from '#kernel/search/search-key.ts';
import type { PrayerMethod } from '../contracts/prayer-times.ts';
import { placeIn, type Place } from './place.ts';

/** A town for which prayer times are told. */
export interface City extends Place {
  /** Its name, and its place in English where a larger town has the same name. No two have the same key. */
  key: string;
  name: string;
  /** Its name in Arabic and in Urdu; empty where it is not known for certain. */
  names: { ar: string; ur: string };
  /** Other spellings of its name. */
  also: string[];
  /** Search keys of its names in Arabic script. */
  keys: string[];
  latitude: number;
  longitude: number;
  /** Its time zone in the tz database. */
  zone: string;
}

/** Country names as they are typed. */
const SHORT: Record<string, string> = {
  uk: 'united kingdom',
  england: 'united kingdom',
  usa: 'united states',
  us: 'united states',
  uae: 'united arab emirates',
};

/** The name of a town in a language, where it is known there. */
export const nameIn = ({ name, names }: Pick<City, 'name' | 'names'>, language: Language): string =>
  (language !== 'en' && names[language]) || name;

/** Gives each its key; the largest come first. */
export function withKeys(towns: Omit<City, 'key'>[]): City[] {
  const usedNames = new Set<string>();
  return towns.map((town) => {
    const names = [town.name, ...town.also].map(searchKey);
    const key = usedNames.has(names[0]!) ? `${town.name}, ${placeIn(town, 'en')}` : town.name;
    for (const name of names) usedNames.add(name);
    return { ...town, key };
  });
}

interface Listed {
  city: City;
  names: string[];
  /** The same in one text, with a space before each word. */
  beginnings: string;
  place: string;
}

/** The towns that are known, found by their names. */
export class Cities {
  private readonly read: () => City[];
  private cache: { listed: Listed[]; named: Map<string, City> } | undefined;

  /** Read when first asked; the largest come first. */
  constructor(read: () => City[]) {
    this.read = read;
  }

  private get all() {
    return (this.cache ??= indexOf(this.read()));
  }

  /** The town that is meant by a key, or the largest of this name; null where none is. */
  find(words: string): City | null {
    return (
      this.all.named.get(searchKey(words)) ??
      (typedEntries(words).length > 1 ? (this.search(words, 1)[0] ?? null) : null)
    );
  }

  /**
   * Those with a word in their names that begins so, at most so many: first those that are called exactly so, then the
   * larger ones. What follows a comma begins a word of the place.
   */
  search(words: string, most: number): City[] {
    const [typed = '', ...rest] = typedEntries(words).map(searchKey);
    const places = rest.filter(Boolean).map((part) => ` ${SHORT[part] ?? part}`);
    if (typed === '') return [];
    const beginning = ` ${typed}`;
    const matches = this.all.listed.filter(
      ({ beginnings, place }) => beginnings.includes(beginning) && places.every((part) => place.includes(part)),
    );
    const isExact = ({ names }: Listed) => names.includes(typed);
    return [...matches.filter(isExact), ...matches.filter((one) => !isExact(one))]
      .slice(0, most)
      .map(({ city }) => city);
  }
}

/** Where it is, in each language of the site. */
const placeKeyOf = (place: Place): string =>
  (Object.keys(languages) as Language[]).map((language) => ` ${searchKey(placeIn(place, language))}`).join(';');

function indexOf(cities: City[]) {
  // Most towns of a country are in the same place; its names are dear to make.
  const places = new Map<string, string>();
  const placeOf = (city: City): string => {
    const place = [city.country, city.state, city.near].join('|');
    const known = places.get(place) ?? placeKeyOf(city);
    places.set(place, known);
    return known;
  };
  const listed: Listed[] = cities.map((city) => {
    const { ar, ur } = city.names;
    const names = [...[city.name, ...city.also, ar, ur].filter(Boolean).map(searchKey), ...city.keys];
    return { city, names, beginnings: ` ${names.join('; ')}`, place: placeOf(city) };
  });
  const named = new Map<string, City>();
  for (const { city, names } of listed)
    for (const name of [searchKey(city.key), ...names]) if (!named.has(name)) named.set(name, city);
  return { listed, named };
}

const USUAL: [PrayerMethod, string][] = [
  ['MoonsightingCommittee', 'GB IE'],
  ['Egyptian', 'EG SD SS LY SY LB'],
  ['Karachi', 'PK IN BD AF'],
  ['UmmAlQura', 'SA YE'],
  ['NorthAmerica', 'US CA'],
  ['Turkey', 'TR'],
  ['Tehran', 'IR'],
  ['Dubai', 'AE'],
  ['Kuwait', 'KW'],
  ['Qatar', 'QA'],
  ['Singapore', 'SG MY ID BN'],
];
const usual = new Map(USUAL.flatMap(([method, countries]) => countries.split(' ').map((country) => [country, method])));

/** By which method most people of its country reckon. */
export const usualMethod = ({ country }: City): PrayerMethod => usual.get(country) ?? 'MuslimWorldLeague';
