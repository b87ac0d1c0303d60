import { fill } from '#kernel/i18n/catalogue.ts';
import type en from '#texts/en/prayer.json';
import { textsOf } from '#kernel/i18n/texts.ts';
import { languages, type Language } from '#kernel/i18n/languages.ts';

const texts = textsOf<Pick<typeof en, 'near' | 'inState'>>('prayer');

/** The place of a town: its country and, if needed to tell towns apart, its state or a larger town nearby. */
export interface Place {
  /** ISO 3166-1, two letters. */
  country: string;
  /** Empty if the country is enough. */
  state: string;
  near: string;
}

export function placeIn({ country: code, state, near: town }: Place, language: Language): string {
  const country = countryIn(code, language);
  if (state) return fill(texts[language].inState, { country, state });
  return town ? fill(texts[language].near, { country, town }) : country;
}

const countries = new Map<Language, { names: Intl.DisplayNames; known: Map<string, string> }>();

/** Cached, as country names are expensive. */
function countryIn(code: string, language: Language): string {
  const its = countries.get(language) ?? {
    names: new Intl.DisplayNames([languages[language].locale], { type: 'region' }),
    known: new Map<string, string>(),
  };
  countries.set(language, its);
  const name = its.known.get(code) ?? its.names.of(code) ?? code;
  its.known.set(code, name);
  return name;
}
