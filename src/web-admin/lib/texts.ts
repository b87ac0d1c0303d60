import frame from '#kernel/i18n/en/console-frame.json';
import texts from '#kernel/i18n/en/console.json';
import { isolated } from '#kernel/i18n/isolated.ts';
import i18next, { type BackendModule, type ResourceKey } from 'i18next';
import { lazy, type ComponentType } from 'react';
import { initReactI18next } from 'react-i18next';
import { request } from '../../web-member/lib/server/api.ts';
import type { Namespace } from './namespaces.d.ts';

type Catalogue = { default: ResourceKey };
const files = import.meta.glob<Catalogue>(
  '../../shared-kernel/i18n/*/{account,common,guidance,messages,person,safety}.json',
);

/** Reads a namespace that the console shares with the member app, with the part that first needs it. */
const catalogue: BackendModule = {
  type: 'backend',
  init() {},
  async read(language, namespace) {
    const load = files[`../../shared-kernel/i18n/${language}/${namespace}.json`];
    if (!load) throw new Error(`No texts ${language}/${namespace}`);
    return (await load()).default;
  },
};

/** Makes the texts ready; the returned promise is kept before anything is shown. */
export const startTexts = () =>
  i18next
    .use(catalogue)
    .use(initReactI18next)
    .init({
      lng: 'en',
      fallbackLng: 'en',
      ns: ['console', 'console-frame'],
      defaultNS: 'console',
      resources: { en: { console: texts, 'console-frame': frame } },
      partialBundledLanguages: true,
      interpolation: { escapeValue: true, escape: isolated },
      react: { useSuspense: false },
      // Nobody is shown the name of a text in its place; our tests hear of it.
      parseMissingKeyHandler: (key) => {
        reportError(new Error(`No text ${key}`));
        return '';
      },
    });

export const i18n = i18next;

/**
 * A part of the console that is fetched when it is first shown, with the texts that it shares with the member app. Only
 * who is signed in gets it: a sign-in that has ended meanwhile is renewed first.
 */
export const lazyPart = <Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
  ...namespaces: Namespace[]
) =>
  lazy(async () => {
    await request('GET', '/api/user');
    const [part] = await Promise.all([load(), i18next.loadNamespaces(namespaces)]);
    return { default: part[name] };
  });
