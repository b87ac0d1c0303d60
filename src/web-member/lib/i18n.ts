import common from '#kernel/i18n/en/common.json';
import { isolated } from '#kernel/i18n/isolated.ts';
import i18next, { type BackendModule, type ResourceKey } from 'i18next';
import { initReactI18next } from 'react-i18next';

type Catalogue = { default: ResourceKey };
const files = import.meta.glob<Catalogue>([
  '../../shared-kernel/i18n/*/*.json',
  '!../../shared-kernel/i18n/*/{answers,common,console,console-frame,emails,errors,help,local,security}.json',
]);

/** Reads a namespace of the catalogue: one file, fetched with the page that first needs it. */
const catalogue: BackendModule = {
  type: 'backend',
  init() {},
  async read(language, namespace) {
    const load = files[`../../shared-kernel/i18n/${language}/${namespace}.json`];
    if (!load) throw new Error(`No texts ${language}/${namespace}`);
    return (await load()).default;
  },
};

export const i18n = i18next;

/** Makes the texts ready; the returned promise is kept before anything is shown. */
export const startTexts = () =>
  i18next
    .use(catalogue)
    .use(initReactI18next)
    .init({
      lng: 'en',
      fallbackLng: 'en',
      ns: ['common'],
      defaultNS: 'common',
      resources: { en: { common } },
      partialBundledLanguages: true,
      interpolation: { escapeValue: true, escape: isolated },
      react: { useSuspense: false },
      // Nobody is shown the name of a text in its place; our tests hear of it.
      parseMissingKeyHandler: (key) => {
        reportError(new Error(`No text ${key}`));
        return '';
      },
    });
