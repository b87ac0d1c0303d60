import { addressIn, languageOf, type Language } from '#kernel/i18n/languages.ts';

let chosen: Language | undefined;

/** Sets the language of a document whose address names none, which is the console. */
export function setOwnLanguage(language: Language): void {
  chosen = language;
}

export const ownLanguage = (): Language => chosen ?? languageOf(globalThis.location?.pathname ?? '/');

/** Adds the prefix of the document's language to an address of this site, including API paths. */
export const inOwnLanguage = (address: string): string => addressIn(ownLanguage(), address);
