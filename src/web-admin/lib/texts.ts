import frame from '#texts/en/console-frame.json';
import texts from '#texts/en/console.json';
import { currentSite } from '#kernel/i18n/current-site.ts';
import { siteName } from '#kernel/i18n/site-name.ts';
import type { Language } from '#kernel/i18n/languages.ts';
import { isolated } from '#kernel/i18n/isolated.ts';
import i18next, { type BackendModule, type ResourceKey } from 'i18next';
import { lazy, type ComponentType } from 'react';
import { initReactI18next } from 'react-i18next';
import type { Namespace } from './namespaces.d.ts';
import { readCurrentUser } from './who.ts';

type Catalogue = { default: ResourceKey };
const files = import.meta.glob<Catalogue>(
  '../../texts/*/{account,common,console,console-frame,guidance,messages,person,safety}.json',
);

/** Loads a namespace when it is first needed. */
const catalogue: BackendModule = {
  type: 'backend',
  init() {},
  async read(language, namespace) {
    const load = files[`../../texts/${language}/${namespace}.json`];
    if (!load) throw new Error(`No texts ${language}/${namespace}`);
    return (await load()).default;
  },
};

/** Initialises the texts in a language; await the promise before rendering. */
export const startTexts = (language: Language) =>
  i18next
    .use(catalogue)
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: 'en',
      ns: ['console', 'console-frame'],
      defaultNS: 'console',
      resources: { en: { console: texts, 'console-frame': frame } },
      partialBundledLanguages: true,
      interpolation: {
        escapeValue: true,
        escape: isolated,
        defaultVariables: { siteName: siteName(language), siteSender: currentSite().sender },
      },
      react: { useSuspense: false },
      // A missing text is reported (tests see it), and its key is never shown.
      parseMissingKeyHandler: (key) => {
        reportError(new Error(`No text ${key}`));
        return '';
      },
    });

export const i18n = i18next;

/**
 * A lazily loaded part of the console with its shared texts. It first reads the user, which renews an expired session:
 * parts are only served to signed-in staff.
 */
export const lazyPart = <Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
  ...namespaces: Namespace[]
) =>
  lazy(async () => {
    await readCurrentUser();
    const [part] = await Promise.all([load(), i18next.loadNamespaces(namespaces)]);
    return { default: part[name] };
  });
