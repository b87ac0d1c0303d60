/**
 * The languages that have a catalogue, `<language>/*.json`. English stands at plain addresses, each other one below its
 * own prefix, as in /ar/guidance.
 */
export const languages = { en: { dir: 'ltr' } } as const satisfies Languages;

export type Language = keyof typeof languages;
type Languages = Record<string, { dir: 'ltr' | 'rtl' }>;

/** What stands before a language's addresses. */
export const prefixOf = (language: string): string => (language === 'en' ? '/' : `/${language}`);

/** Where a page stands in a language, of its address without a prefix. */
export const addressIn = (language: string, address: string): string =>
  (prefixOf(language).replace(/\/$/, '') + address).replace(/(?<=.)\/$/, '');

/** The language of an address, which is told by its first part. */
export function languageOf(pathname: string, known: Languages = languages): Language {
  const [, first = ''] = pathname.split('/', 2);
  return (first !== 'en' && Object.hasOwn(known, first) ? first : 'en') as Language;
}
