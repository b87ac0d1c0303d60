import { fill } from '#kernel/i18n/catalogue.ts';
import ar from '#kernel/i18n/ar/prayer.json' with { type: 'json' };
import en from '#kernel/i18n/en/prayer.json' with { type: 'json' };
import { languages, type Language } from '#kernel/i18n/languages.ts';
import ur from '#kernel/i18n/ur/prayer.json' with { type: 'json' };

const texts: Record<Language, Pick<typeof en, 'near' | 'inState'>> = { en, ar, ur };

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
