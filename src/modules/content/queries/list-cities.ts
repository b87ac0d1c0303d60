import { CITIES_SUGGESTED, type City } from '../contracts/prayer-times.ts';
import type { Cities } from '../domain/cities.ts';

/** Towns whose names begin so. */
export class ListCities {
  private readonly cities: Cities;
  constructor({ cities }: { cities: Cities }) {
    this.cities = cities;
  }

  execute(words: string): City[] {
    return this.cities.search(words, CITIES_SUGGESTED).map(({ key, name, place }) => ({ city: key, name, place }));
  }
}
