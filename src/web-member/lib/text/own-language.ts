import { addressIn, languageOf, type Language } from '#kernel/i18n/languages.ts';

/** The language of the document. */
export const ownLanguage = (): Language => languageOf(globalThis.location?.pathname ?? '/');

/** An address of this site, of a call too, in the language of the document. */
export const inOwnLanguage = (address: string): string => addressIn(ownLanguage(), address);
