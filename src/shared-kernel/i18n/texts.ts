import { readFileSync } from 'node:fs';
import { currentSite } from './current-site.ts';
import { languageIds, type Language } from './languages.ts';
import { applyVariant, type Branch, type Variant } from './variants.ts';

const SOURCES = new URL('../../', import.meta.url);

const read = (file: string): unknown => JSON.parse(readFileSync(new URL(file, SOURCES), 'utf8'));

/**
 * Reads a file of the catalogue in every language; its type is that of the English file. On a site without fees, texts
 * about them are replaced or missing.
 */
export function textsOf<Texts>(file: string): Record<Language, Texts> {
  const inLanguages = languageIds.map((language) => {
    const texts = read(`texts/${language}/${file}.json`) as Texts;
    const variant = (read(`texts-without-fees/${language}.json`) as Record<string, Variant>)[file];
    const withoutFees = applyVariant(texts as Branch, variant) as Texts;
    return [language, { enumerable: true, get: () => (currentSite().fees ? texts : withoutFees) }] as const;
  });
  return Object.defineProperties({}, Object.fromEntries(inLanguages)) as Record<Language, Texts>;
}
