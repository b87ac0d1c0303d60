import { readFileSync } from 'node:fs';
import { withKeys, type City } from '../domain/cities.ts';

/** The towns of GeoNames (CC BY 4.0) that bin/cities/make-cities.mjs selected, the largest first. */
export function readCities(): City[] {
  const lines = readFileSync(new URL('cities.txt', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');
  const towns = lines.map((line) => {
    const [
      name = '',
      country = '',
      state = '',
      near = '',
      latitude,
      longitude,
      zone = '',
      also,
      ar = '',
      ur = '',
      others,
    ] = line.split('\t');
    return {
      name,
      country,
      state,
      near,
      names: { ar, ur },
      also: also ? [also] : [],
      keys: others ? others.split('|') : [],
      latitude: Number(latitude),
      longitude: Number(longitude),
      zone,
    };
  });
  return withKeys(towns);
}
