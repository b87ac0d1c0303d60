import type { Language } from '#kernel/i18n/languages.ts';
import { UseCase } from '#kernel/use-case.ts';
import { CITIES_SUGGESTED } from '../../contracts/prayer-times.ts';
import type { City } from '../../contracts/prayer-times.schema.ts';
import { nameIn, type Cities } from '../../domain/cities.ts';
import { placeIn } from '../../domain/place.ts';

/** Towns by the beginning of their names, with places in the reader's language. */
export class ListCities extends UseCase<{ cities: Cities }> {
  execute(words: string, language: Language): City[] {
    return this.ports.cities
      .search(words, CITIES_SUGGESTED)
      .map((town) => ({ city: town.key, name: nameIn(town, language), place: placeIn(town, language) }));
  }
}
