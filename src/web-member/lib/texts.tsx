import { useCallback, useSyncExternalStore, type ReactNode } from 'react';

/*
 * What the member app needs of i18next and react-i18next, under the same names: texts of one language, with what is
 * filled into them, and their plurals. The build puts it in their place.
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
  defaultNS: string;
  resources: Record<string, Record<string, Tree>>;
  interpolation: { escape: (value: string) => string };
  parseMissingKeyHandler: (key: string) => string;
}

let options: Options;
let backend: Backend;
let plurals: Intl.PluralRules;
const catalogue = new Map<string, Tree>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const found = (namespace: string, path: string): string | Tree | undefined =>
  path
    .split('.')
    .reduce<string | Tree | undefined>(
      (tree, key) => (typeof tree === 'object' ? tree[key] : undefined),
      catalogue.get(namespace),
    );

/** The namespace and the path of a key, or of `namespace:key`. */
const placeOf = (namespace: string, key: string): [namespace: string, path: string] =>
  key.includes(':') ? (key.split(':') as [string, string]) : [namespace, key];

/**
 * The text of a key, or of `namespace:key`; for a `count` the one of its plural, and of its own for none. With
 * `returnObjects` a whole branch of the catalogue, as it stands.
 */
function textOf(namespace: string, key: string, values: Values = {}): string | Tree {
  const [named, path] = placeOf(namespace, key);
  const { count } = values;
  const suffixes =
    typeof count === 'number' ? [...(count === 0 ? ['_zero'] : []), `_${plurals.select(count)}`, ''] : [''];
  const text = suffixes.map((suffix) => found(named, path + suffix)).find((one) => one !== undefined);
  if (typeof text === 'object' && values['returnObjects']) return text;
  if (typeof text !== 'string') return options.parseMissingKeyHandler(key);
  return text.replaceAll(/\{\{(\w+)\}\}/g, (place, name: string) =>
    name in values ? options.interpolation.escape(String(values[name] ?? '')) : place,
  );
}

/** Another function whenever all texts are to be rendered anew. */
let speak: typeof textOf = textOf;
const speaker = () => speak;

const i18n = {
  language: '',
  /** A backend, or the binding to React, which is here already. */
  use(part: Partial<Backend>) {
    if (part.read) backend = part as Backend;
    return i18n;
  },
  async init(given: Options) {
    options = given;
    plurals = new Intl.PluralRules(given.lng);
    i18n.language = given.lng;
    for (const [namespace, texts] of Object.entries(given.resources[given.lng] ?? {})) catalogue.set(namespace, texts);
  },
  async loadNamespaces(namespaces: readonly string[]) {
    const missing = namespaces.filter((name) => !catalogue.has(name));
    await Promise.all(missing.map(async (name) => catalogue.set(name, await backend.read(i18n.language, name))));
  },
  hasResourceBundle: (_: string, namespace: string) => catalogue.has(namespace),
  t: (key: string, values?: Values) => textOf(options.defaultNS, key, values),
  exists: (key: string, { ns = options.defaultNS } = {}) => typeof found(...placeOf(ns, key)) === 'string',
  dir: () => document.documentElement.dir || 'ltr',
  /** Has all texts rendered anew. */
  emit(_: 'languageChanged') {
    speak = (...asked) => textOf(...asked);
    for (const listener of listeners) listener();
  },
};
export default i18n;

export const initReactI18next = {};
export const I18nextProvider = ({ children }: { children: ReactNode }) => children;

/** Texts of a namespace, of the first where several are named. */
export function useTranslation(namespaces: string | readonly string[] = options.defaultNS) {
  const [namespace] = [namespaces].flat() as [string];
  const spoken = useSyncExternalStore(subscribe, speaker, speaker);
  const t = useCallback((key: string, values?: Values) => spoken(namespace, key, values), [namespace, spoken]);
  return { t, i18n };
}
