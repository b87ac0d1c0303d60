import { DEFAULT_NAMES, inEachLanguage, languageIds, type Language } from './language-table.ts';

/** The settings of the site that everybody may see: for pages, emails and texts. */
export interface SiteFacts {
  /** Plans are sold. */
  fees: boolean;
  /** A line that says where people may give; empty: none. */
  giving: string;
  /** The name of the site in each language; empty: as in English. */
  name: Record<Language, string>;
  /** The line under the name, which the catalogue has for those that are empty. */
  tagline: Record<Language, string>;
  /** The name of the sender of emails. */
  sender: string;
  /** The languages that are offered. */
  languages: readonly Language[];
  /** The language of plain addresses, of visitors and of emails to people without a choice. */
  language: Language;
  /** The version of the operator's mark, for its address; empty: the default mark. */
  mark: string;
}

const DEFAULTS: SiteFacts = {
  fees: true,
  giving: '',
  name: DEFAULT_NAMES,
  tagline: inEachLanguage(() => ''),
  sender: DEFAULT_NAMES.en,
  languages: languageIds,
  language: 'en',
  mark: '',
};

let current = DEFAULTS;

/** The facts in this process: on the server as last read, in a browser as its page came with them. */
export const currentSite = (): SiteFacts => current;

/** The facts that differ from the defaults, for browsers. */
export const changedFacts = (): Partial<SiteFacts> =>
  Object.fromEntries(
    (Object.keys(current) as (keyof SiteFacts)[])
      .filter((fact) => JSON.stringify(current[fact]) !== JSON.stringify(DEFAULTS[fact]))
      .map((fact) => [fact, current[fact]]),
  );

/** Sets the facts; the server does at its start and after each change, a browser once. */
export function setCurrentSite(facts: Partial<SiteFacts>): void {
  current = { ...DEFAULTS, ...facts };
}
