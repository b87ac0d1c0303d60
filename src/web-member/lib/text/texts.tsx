import { createContext, use, useCallback, useSyncExternalStore, type ReactNode } from 'react';

/*
 * The part of i18next and react-i18next that the member app needs, under the same names: texts of a language,
 * interpolation and plurals. The build replaces the libraries by it.
 */

interface Tree {
  [key: string]: string | Tree;
}
type Values = Record<string, unknown>;

interface Backend {
  read(language: string, namespace: string): Promise<Tree>;
}

interface Options {
  lng: string;
  ns: readonly string[];
  defaultNS: string;
  resources?: Record<string, Record<string, Tree>>;
  interpolation: { escape: (value: string, text: string) => string };
  parseMissingKeyHandler: (key: string) => string;
}

const placeOf = (namespace: string, key: string): [namespace: string, path: string] =>
  key.includes(':') ? (key.split(':') as [string, string]) : [namespace, key];

class Texts {
  language = '';
  private options!: Options;
  private backend!: Backend;
  /** Created on first use, because it is slow to create. */
  private plurals: Intl.PluralRules | undefined;
  private readonly catalogue = new Map<string, Tree>();
  private readonly listeners = new Set<() => void>();
  private spoken = this.textOf.bind(this);

  createInstance = () => new Texts();

  /** Accepts a backend, or the React binding, which is built in. */
  use(part: Partial<Backend>) {
    if (part.read) this.backend = part as Backend;
    return this;
  }
  async init(given: Options) {
    this.options = given;
    this.language = given.lng;
    for (const [namespace, texts] of Object.entries(given.resources?.[given.lng] ?? {}))
      this.catalogue.set(namespace, texts);
    await this.loadNamespaces(given.ns);
  }
  async loadNamespaces(namespaces: readonly string[]) {
    const missing = namespaces.filter((name) => !this.catalogue.has(name));
    await Promise.all(
      missing.map(async (name) => this.catalogue.set(name, await this.backend.read(this.language, name))),
    );
  }
  hasResourceBundle = (_: string, namespace: string) => this.catalogue.has(namespace);
  getResourceBundle = (_: string, namespace: string) => this.catalogue.get(namespace);
  t = (key: string, values?: Values) => this.textOf(this.options.defaultNS, key, values);
  exists = (key: string, { ns = this.options.defaultNS } = {}) => typeof this.lookup(...placeOf(ns, key)) === 'string';
  dir = () => document.documentElement.dir || 'ltr';
  emit(_: 'languageChanged') {
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
    const [named, path] = placeOf(namespace || this.options.defaultNS, key);
    const { count } = values;
    const suffixes =
      typeof count === 'number' ? [...(count === 0 ? ['_zero'] : []), `_${this.pluralOf(count)}`, ''] : [''];
    const text = suffixes.map((suffix) => this.lookup(named, path + suffix)).find((one) => one !== undefined);
    if (typeof text === 'object' && values['returnObjects']) return text;
    if (typeof text !== 'string') return this.options.parseMissingKeyHandler(key);
    return text.replaceAll(/\{\{(\w+)\}\}/g, (place, name: string) =>
      name in values ? this.options.interpolation.escape(String(values[name] ?? ''), text) : place,
    );
  }

  private pluralOf(count: number) {
    this.plurals ??= new Intl.PluralRules(this.language);
    return this.plurals.select(count);
  }

  private lookup(namespace: string, path: string): string | Tree | undefined {
    return path
      .split('.')
      .reduce<string | Tree | undefined>(
        (tree, key) => (typeof tree === 'object' ? tree[key] : undefined),
        this.catalogue.get(namespace),
      );
  }
}

const i18n = new Texts();
export default i18n;

export const initReactI18next = {};
const PageTexts = createContext(i18n);
export const I18nextProvider = ({ i18n: texts, children }: { i18n: Texts; children: ReactNode }) => (
  <PageTexts value={texts}>{children}</PageTexts>
);

/** Returns the texts of a namespace, the first if several are named, in the reader's language. */
export function useTranslation(namespaces: string | readonly string[] = '') {
  const [namespace] = [namespaces].flat() as [string];
  const texts = use(PageTexts);
  const speaker = useSyncExternalStore(texts.subscribe, texts.speaker, texts.speaker);
  const t = useCallback((key: string, values?: Values) => speaker(namespace, key, values), [namespace, speaker]);
  return { t, i18n: texts };
}
