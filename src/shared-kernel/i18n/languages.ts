/**
 * Languages with a catalogue, `src/texts/<language>`: native name, date format (with Western digits, as in addresses
 * and profile numbers), locale for other sites, and punctuation. English has plain addresses, every other language its
 * own prefix, as in /ar/guidance.
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

export const prefixOf = (language: string): string => (language === 'en' ? '/' : `/${language}`);

/** Regular expression of every prefix: '/(?:ar|ur)'. */
export const prefixPattern = (): string => `/(?:${languageIds.filter((language) => language !== 'en').join('|')})`;

/** Language of an address, by its first part. */
export function languageOf(pathname: string): Language {
  const [, first = ''] = pathname.split('/', 2);
  return (first !== 'en' && Object.hasOwn(languages, first) ? first : 'en') as Language;
}

/** An address without its language prefix; always on this site, whatever follows the prefix. */
export const plainAddress = (pathname: string): string =>
  languageOf(pathname) === 'en' ? pathname : pathname.slice(languageOf(pathname).length + 1).replace(/^[/\\]*/, '/');

/** A plain address in a language. If the page has no such version, the server redirects to English. */
export const addressIn = (language: Language, address: string): string =>
  language === 'en' ? address : `/${language}${address.replace(/^\/(?=$|[?#])/, '')}`;
