import { currentSite } from '#kernel/i18n/current-site.ts';
import { withSiteName } from '#kernel/i18n/site-name.ts';
import { isolated } from '#kernel/i18n/isolated.ts';
import type { Language } from '#kernel/i18n/languages.ts';
import type { Tree, Translate, Values } from './namespaces.d.ts';
import { at, type Replacements } from './tree.ts';

const files = import.meta.glob<{ default: Tree }>([
  '../../../texts/*/*.json',
  '!../../../texts/*/{answers,console,console-frame,desk,email-frame,emails,errors,help,local,match-news,push,security}.json',
]);

/**
 * Reads a namespace of the catalogue: one file, fetched with the page that first needs it. The document preloads those
 * of every page.
 */
async function read(language: Language, namespace: string): Promise<Tree> {
  const load = files[`../../../texts/${language}/${namespace}.json`];
  // Only translated pages have their texts in a language.
  if (!load && language !== 'en') return {};
  if (!load) throw new Error(`No texts ${language}/${namespace}`);
  return (await load()).default;
}

/** Returns whether a language has a namespace; a test ensures that it is complete. */
export const hasTexts = (language: Language, namespace: string): boolean =>
  language === 'en' || `../../../texts/${language}/${namespace}.json` in files;

const placeOf = (namespace: string, key: string): [namespace: string, path: string] =>
  key.includes(':') ? (key.split(':') as [string, string]) : [namespace, key];

/** The texts of one language, with interpolation (`{{name}}`) and plural forms (`_zero`, `_one`, `_other` …). */
export class Texts {
  language: Language = 'en';
  /** Created on first use, because it is slow to create. */
  private plurals: Intl.PluralRules | undefined;
  private readonly catalogue = new Map<string, Tree>();
  private withoutFees: Replacements | undefined;
  private readonly listeners = new Set<() => void>();

  add(namespace: string, texts: Tree) {
    this.catalogue.set(namespace, texts);
  }
  async load(namespaces: readonly string[]) {
    const missing = namespaces.filter((name) => !this.catalogue.has(name));
    await Promise.all(missing.map(async (name) => this.add(name, await read(this.language, name))));
  }
  /** Loads the replacements if they may be needed: on a server, which may serve both, or without fees. */
  async loadReplacements() {
    if (!import.meta.env.SSR && currentSite().fees) return;
    this.withoutFees = await (await import('./texts-without-fees.ts')).replacementsIn(this.language);
  }
  has = (namespace: string) => this.catalogue.has(namespace);
  all = (namespace: string) => this.catalogue.get(namespace);
  exists = (key: string) => typeof this.lookup(...placeOf('common', key)) === 'string';
  isRightToLeft = () => document.documentElement.dir === 'rtl';
  t = ((key: string, values?: Values) => this.textOf('common', key, values)) as Translate<'common'>;

  private spoken = this.textOf.bind(this);
  /** Renders all texts again. */
  renderAgain() {
    this.spoken = this.textOf.bind(this);
    for (const listener of this.listeners) listener();
  }
  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };
  /** Returns another function each time all texts must render again. */
  readonly speaker = () => this.spoken;

  /**
   * Returns the text of a key, or of `namespace:key`; with `count` its plural form, which may have a form of its own
   * for 0. With `returnObjects` it returns a whole branch of the catalogue.
   */
  private textOf(namespace: string, key: string, values: Values = {}): string | Tree {
    const [named, path] = placeOf(namespace, key);
    const { count } = values;
    const suffixes =
      typeof count === 'number' ? [...(count === 0 ? ['_zero'] : []), `_${this.pluralOf(count)}`, ''] : [''];
    const text = suffixes.map((suffix) => this.lookup(named, path + suffix)).find((one) => one !== undefined);
    if (typeof text === 'object' && values['returnObjects']) return this.named(text);
    if (typeof text !== 'string') return this.missing(key);
    return withSiteName(text, this.language).replaceAll(/\{\{(\w+)\}\}/g, (place, name: string) =>
      name in values ? isolated(String(values[name] ?? ''), text) : place,
    );
  }

  /** Reports a missing text (tests see it); its key is never shown. */
  private missing(key: string): string {
    const error = new Error(`No text ${key}`);
    if (import.meta.env.SSR) throw error;
    reportError(error);
    return '';
  }

  /** Fills the site's name into a whole branch. */
  private named<T extends string | Tree>(branch: T): T {
    if (typeof branch === 'string') return withSiteName(branch, this.language) as T;
    const texts = Object.entries(branch).map(([key, text]) => [key, this.named(text)]);
    return (Array.isArray(branch) ? texts.map(([, text]) => text) : Object.fromEntries(texts)) as T;
  }

  private pluralOf(count: number) {
    this.plurals ??= new Intl.PluralRules(this.language);
    return this.plurals.select(count);
  }

  private lookup(namespace: string, path: string): string | Tree | undefined {
    const steps = path.split('.');
    const text = at(this.catalogue.get(namespace), steps);
    return currentSite().fees || !this.withoutFees ? text : this.withoutFees(namespace, steps, text);
  }
}

/** The texts of the document's language; on the server, English. */
export const i18n = new Texts();
/** Initialised texts by language: one in a browser, all on the server. */
export const instances = new Map<Language, Texts>();

/** Loads the common texts of a language; await the promise before rendering. */
export async function startTexts(language: Language): Promise<void> {
  const texts = instances.size === 0 ? i18n : new Texts();
  texts.language = language;
  instances.set(language, texts);
  await Promise.all([texts.load(['common']), texts.loadReplacements()]);
}
