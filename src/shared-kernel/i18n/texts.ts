import { readFileSync } from 'node:fs';
import { languageIds, type Language } from './languages.ts';

const FOLDER = new URL('../../texts/', import.meta.url);

/** Reads a file of the catalogue in every language; its type is that of the English file. */
export const textsOf = <Texts>(file: string): Record<Language, Texts> =>
  Object.fromEntries(
    languageIds.map((language) => [
      language,
      JSON.parse(readFileSync(new URL(`${language}/${file}.json`, FOLDER), 'utf8')) as Texts,
    ]),
  ) as Record<Language, Texts>;
