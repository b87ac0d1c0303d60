/**
 * Languages with a catalogue, `src/texts/<language>`: native name, date format (with Western digits, as in addresses
 * and profile numbers), locale for other sites, and punctuation. The site's default language has
 * plain addresses, every other language its own prefix, as in /ar/guidance.
 */
export const languages = {
  en: { dir: 'ltr', name: 'English', locale: 'en-GB', withCountry: 'en_GB', comma: ', ', semicolon: '; ', stop: '.' },
  ar: {
    dir: 'rtl',
    name: 'العربية',
    locale: 'ar-u-nu-latn',
    withCountry: 'ar_AR',
    comma: '، ',
    semicolon: '؛ ',
    stop: '.',
  },
  ur: {
    dir: 'rtl',
    name: 'اردو',
    locale: 'ur-u-nu-latn',
    withCountry: 'ur_PK',
    comma: '، ',
    semicolon: '؛ ',
    stop: '۔',
  },
} as const satisfies Languages;

export type Language = keyof typeof languages;
type Languages = Record<
  string,
  { dir: 'ltr' | 'rtl' } & Record<'name' | 'locale' | 'withCountry' | Punctuation, string>
>;
type Punctuation = 'comma' | 'semicolon' | 'stop';

/** The languages as a contract lists them. */
export const languageIds = Object.keys(languages) as [Language, ...Language[]];

/** The default name of the site. */
export const DEFAULT_NAMES: Record<Language, string> = { en: 'Mithaq', ar: 'ميثاق', ur: 'میثاق' };

/** A value for each language. */
export const inEachLanguage = <Value>(valueOf: (language: Language) => Value): Record<Language, Value> =>
  Object.fromEntries(languageIds.map((language) => [language, valueOf(language)])) as Record<Language, Value>;
