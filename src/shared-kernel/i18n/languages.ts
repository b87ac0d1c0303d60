/**
 * The languages that have a catalogue, `<language>/*.json`, each with what its readers call it. English stands at plain
 * addresses, each other one below its own prefix, as in /ar/decide.
 */
export const languages = {
  en: { dir: 'ltr', name: 'English' },
  ar: { dir: 'rtl', name: 'العربية' },
  ur: { dir: 'rtl', name: 'اردو' },
} as const satisfies Languages;

export type Language = keyof typeof languages;
type Languages = Record<string, { dir: 'ltr' | 'rtl'; name: string }>;

/** Their names, as a contract lists them. */
export const languageIds = ['en', 'ar', 'ur'] as const satisfies Language[];

/** What stands before a language's addresses. */
export const prefixOf = (language: string): string => (language === 'en' ? '/' : `/${language}`);

/** The language of an address, which is told by its first part. */
export function languageOf(pathname: string, known: Languages = languages): Language {
  const [, first = ''] = pathname.split('/', 2);
  return (first !== 'en' && Object.hasOwn(known, first) ? first : 'en') as Language;
}

/** An address without the prefix of its language. */
export const plainAddress = (pathname: string): string =>
  languageOf(pathname) === 'en' ? pathname : pathname.slice(languageOf(pathname).length + 1) || '/';

/**
 * Pages behind mailed links that work without JavaScript; mail programs post to the last. They stand in every
 * language, all others in English alone.
 */
const MAILED_PAGE = /^\/(decide|step-down|unsubscribe)\//i;
export const isMailed = (pathname: string): boolean => MAILED_PAGE.test(pathname);

/** Where the page at a plain address stands in a language. */
export const addressIn = (language: Language, address: string): string =>
  language !== 'en' && isMailed(address) ? `/${language}${address}` : address;
