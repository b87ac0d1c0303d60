/**
 * The languages that have a catalogue, `<language>/*.json`: each with what its readers call it, how it writes dates,
 * with the figures that all of them share with addresses and numbers of profiles, and its name with a country, as other
 * sites ask for it. English stands at plain addresses, each other one below its own prefix, as in /ar/guidance.
 */
export const languages = {
  en: { dir: 'ltr', name: 'English', locale: 'en-GB', withCountry: 'en_GB' },
  ar: { dir: 'rtl', name: 'العربية', locale: 'ar-u-nu-latn', withCountry: 'ar_AR' },
  ur: { dir: 'rtl', name: 'اردو', locale: 'ur-u-nu-latn', withCountry: 'ur_PK' },
} as const satisfies Languages;

export type Language = keyof typeof languages;
type Languages = Record<string, { dir: 'ltr' | 'rtl'; name: string; locale: string; withCountry: string }>;

/** Their names, as a contract lists them. */
export const languageIds = ['en', 'ar', 'ur'] as const satisfies Language[];

/** What stands before a language's addresses. */
export const prefixOf = (language: string): string => (language === 'en' ? '/' : `/${language}`);

/** What may stand before an address of each language but English, as a part of a pattern: '/(?:ar|ur)'. */
export const prefixPattern = (): string => `/(?:${languageIds.filter((language) => language !== 'en').join('|')})`;

/** The language of an address, which is told by its first part. */
export function languageOf(pathname: string): Language {
  const [, first = ''] = pathname.split('/', 2);
  return (first !== 'en' && Object.hasOwn(languages, first) ? first : 'en') as Language;
}

/** An address without the prefix of its language; always one of this site, whatever follows the prefix. */
export const plainAddress = (pathname: string): string =>
  languageOf(pathname) === 'en' ? pathname : pathname.slice(languageOf(pathname).length + 1).replace(/^[/\\]*/, '/');

/** A plain address in a language. Where its page does not stand in it, the server leads to the English one. */
export const addressIn = (language: Language, address: string): string =>
  language === 'en' ? address : `/${language}${address.replace(/^\/(?=$|[?#])/, '')}`;
