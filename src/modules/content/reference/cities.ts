import { readFileSync } from 'node:fs';
import { fill } from '#kernel/i18n/catalogue.ts';
import texts from '#kernel/i18n/en/prayer.json' with { type: 'json' };
import { withKeys, type City } from '../domain/cities.ts';

const regions = new Intl.DisplayNames(['en-GB'], { type: 'region' });

/** The towns of GeoNames (CC BY 4.0), as bin/make-cities.mjs has chosen them: the largest first. */
export function readCities(): City[] {
  const lines = readFileSync(new URL('cities.txt', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');
  const countries = new Map<string, string>();
  const towns = lines.map((line) => {
    const [name = '', country = '', state, near, latitude, longitude, zone = '', also] = line.split('\t');
    // Each is dear to ask for.
    if (!countries.has(country)) countries.set(country, regions.of(country) ?? country);
    const place = placeOf(countries.get(country)!, state, near);
    return {
      name,
      place,
      also: also ? [also] : [],
      country,
      latitude: Number(latitude),
      longitude: Number(longitude),
      zone,
    };
  });
  return withKeys(towns);
}

const placeOf = (country: string, state = '', town = ''): string => {
  if (state) return `${state}, ${country}`;
  return town ? fill(texts.near, { country, town }) : country;
};
