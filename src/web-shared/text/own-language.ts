import { addressIn, languageOf, type Language } from '#kernel/i18n/languages.ts';

export const ownLanguage = (): Language => languageOf(globalThis.location?.pathname ?? '/');

/** Adds the prefix of the document's language to an address of this site, including API paths. */
export const inOwnLanguage = (address: string): string => addressIn(ownLanguage(), address);
