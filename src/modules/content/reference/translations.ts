import { existsSync, readFileSync } from 'node:fs';
import { languageIds, type Language } from '#kernel/i18n/languages.ts';
import { exampleProfiles } from './example-profiles.ts';

interface Translations {
  examples: Readonly<Record<string, { occupation: string; aboutMe: string; lookingFor: string }>>;
  /** By the English text. */
  stories: Readonly<Record<string, string>>;
}

/** Texts of the examples and stories that a new site has, by their English. */
const tableOf = ({ examples, stories }: Translations): ReadonlyMap<string, string> =>
  new Map([
    ...Object.entries(stories),
    ...exampleProfiles.flatMap(({ id, occupation, aboutMe, lookingFor }): [string, string][] => {
      const own = examples[id];
      if (!own) return [];
      return [
        [occupation, own.occupation],
        [aboutMe, own.aboutMe],
        [lookingFor, own.lookingFor],
      ];
    }),
  ]);

const tables = new Map(
  languageIds
    .map((language) => [language, new URL(`translations.${language}.json`, import.meta.url)] as const)
    .filter(([, file]) => existsSync(file))
    .map(([language, file]) => [language, tableOf(JSON.parse(readFileSync(file, 'utf8')) as Translations)]),
);

/** Returns a text that came with the product in this language. What staff wrote or changed stays as it is. */
export const inLanguage = (text: string, language: Language): string => tables.get(language)?.get(text) ?? text;
