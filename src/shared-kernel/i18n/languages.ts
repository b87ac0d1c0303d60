import { currentSite } from './current-site.ts';
import { languageIds, languages, type Language } from './language-table.ts';

export { languageIds, languages, type Language };

/** Languages that the site offers; all others count as its default. */
export const offeredLanguages = (): Language[] =>
  languageIds.filter((language) => currentSite().languages.includes(language));

/** The language of plain addresses, and of people without a choice. */
export const defaultLanguage = (): Language => currentSite().language;

/** The language in which the site speaks to somebody with a choice, if any. */
export const spokenLanguage = (wished?: Language | null): Language =>
  wished && currentSite().languages.includes(wished) ? wished : defaultLanguage();

export const prefixOf = (language: string): string => (language === defaultLanguage() ? '/' : `/${language}`);

/** Regular expression of every prefix: '/(?:en|ar|ur)'. */
export const prefixPattern = (): string => `/(?:${languageIds.join('|')})`;

/** The language that an address names in its first part. */
export function prefixIn(pathname: string): Language | null {
  const [, first = ''] = pathname.split('/', 2);
  return Object.hasOwn(languages, first) ? (first as Language) : null;
}

/** Language of an address, by its first part. */
export const languageOf = (pathname: string): Language => prefixIn(pathname) ?? defaultLanguage();

/** An address without its language prefix; always on this site, whatever follows the prefix. */
export function plainAddress(pathname: string): string {
  const prefix = prefixIn(pathname);
  return prefix === null ? pathname : pathname.slice(prefix.length + 1).replace(/^[/\\]*/, '/');
}

/** A plain address in a language. If the page has no such version, the server redirects to one that it has. */
export const addressIn = (language: Language, address: string): string =>
  language === defaultLanguage() ? address : `/${language}${address.replace(/^\/(?=$|[?#])/, '')}`;
