import { typedEntries } from '#kernel/contracts/typed-list.ts';
import { languages, type Language } from '#kernel/i18n/languages.ts';
import { searchKey } from '#kernel/search/search-key.ts';
import type { PrayerMethod } from '../contracts/prayer-times.ts';
import { placeIn, type Place } from './place.ts';

export interface City extends Place {
  /** Unique: its name, and its place in English if a larger town has the same name. */
  key: string;
  name: string;
  /** Its names in other languages; empty if not known for certain. */
  names: Partial<Record<Language, string>>;
  also: string[];
  /** Search keys of its names in Arabic script. */
  keys: string[];
  latitude: number;
  longitude: number;
  zone: string;
}

/** Country names as people type them. */
const SHORT: Record<string, string> = {
  uk: 'united kingdom',
  england: 'united kingdom',
  usa: 'united states',
  us: 'united states',
  uae: 'united arab emirates',
};

export const nameIn = ({ name, names }: Pick<City, 'name' | 'names'>, language: Language): string =>
  names[language] || name;

/** Adds the keys. The largest towns come first. */
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
  /** All names in one text, with a space before each word. */
  beginnings: string;
  place: string;
}

export class Cities {
  private readonly read: () => City[];
  private cache: { listed: Listed[]; named: Map<string, City> } | undefined;

  /** `read` runs at the first use; the largest towns come first. */
  constructor(read: () => City[]) {
    this.read = read;
  }

  private get all() {
    return (this.cache ??= indexOf(this.read()));
  }

  /** The town with this key, or the largest one with this name. */
  find(words: string): City | null {
    return (
      this.all.named.get(searchKey(words)) ??
      (typedEntries(words).length > 1 ? (this.search(words, 1)[0] ?? null) : null)
    );
  }

  /** Exact names come first, then larger towns. Text after a comma matches the place. */
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

const placeKeyOf = (place: Place): string =>
  (Object.keys(languages) as Language[]).map((language) => ` ${searchKey(placeIn(place, language))}`).join(';');

function indexOf(cities: City[]) {
  // Most towns of a country share a place, and place names are expensive.
  const places = new Map<string, string>();
  const placeOf = (city: City): string => {
    const place = [city.country, city.state, city.near].join('|');
    const known = places.get(place) ?? placeKeyOf(city);
    places.set(place, known);
    return known;
  };
  const listed: Listed[] = cities.map((city) => {
    const names = [
      ...[city.name, ...city.also, ...Object.values(city.names)].filter(Boolean).map(searchKey),
      ...city.keys,
    ];
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

/** The method that most people of its country use. */
export const usualMethod = ({ country }: City): PrayerMethod => usual.get(country) ?? 'MuslimWorldLeague';
