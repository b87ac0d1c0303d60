import { readFileSync } from 'node:fs';
import { currentSite, type SiteFacts } from './current-site.ts';
import { languageIds, type Language } from './languages.ts';
import { withSiteName } from './site-name.ts';
import { applyVariant, type Branch, type Variant } from './variants.ts';

const SOURCES = new URL('../../', import.meta.url);

const read = (file: string): unknown => JSON.parse(readFileSync(new URL(file, SOURCES), 'utf8'));

const nameTree = (branch: Branch, language: Language): Branch => {
  if (typeof branch === 'string') return withSiteName(branch, language);
  if (Array.isArray(branch)) return branch.map((part: Branch) => nameTree(part, language));
  return Object.fromEntries(Object.entries(branch).map(([key, part]) => [key, nameTree(part, language)]));
};

/**
 * Reads a file of the catalogue in every language; its type is that of the English file. The texts carry the site's
 * name, and on a site without fees, those about fees are replaced or missing.
 */
export function textsOf<Texts>(file: string): Record<Language, Texts> {
  const inLanguages = languageIds.map((language) => {
    const texts = read(`texts/${language}/${file}.json`) as Branch;
    const variant = (read(`texts-without-fees/${language}.json`) as Record<string, Variant>)[file];
    const withoutFees = applyVariant(texts, variant);
    let site: SiteFacts | undefined;
    let named: Branch | undefined;
    const get = () => {
      if (site === currentSite()) return named;
      site = currentSite();
      const served = site.fees ? texts : withoutFees;
      named = served && nameTree(served, language);
      return named;
    };
    return [language, { enumerable: true, get }] as const;
  });
  return Object.defineProperties({}, Object.fromEntries(inLanguages)) as Record<Language, Texts>;
}
