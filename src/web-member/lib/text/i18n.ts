import { isolated } from '#kernel/i18n/isolated.ts';
import type { Language } from '#kernel/i18n/languages.ts';
import i18next, { type BackendModule, type ResourceKey } from 'i18next';
import { initReactI18next } from 'react-i18next';

type Catalogue = { default: ResourceKey };
const files = import.meta.glob<Catalogue>([
  '../../../shared-kernel/i18n/*/*.json',
  '!../../../shared-kernel/i18n/*/{answers,console,console-frame,desk,emails,errors,help,local,match-news,push,security}.json',
]);

/**
 * Reads a namespace of the catalogue: one file, fetched with the page that first needs it. What every page says is
 * named by the document, and there already.
 */
const catalogue: BackendModule = {
  type: 'backend',
  init() {},
  async read(language, namespace) {
    const load = files[`../../../shared-kernel/i18n/${language}/${namespace}.json`];
    // Only the pages that stand in a language have their texts in it.
    if (!load && language !== 'en') return {};
    if (!load) throw new Error(`No texts ${language}/${namespace}`);
    return (await load()).default;
  },
};

/** Whether a language has a namespace; a test sees that it is whole then. */
export const hasTexts = (language: Language, namespace: string): boolean =>
  language === 'en' || `../../../shared-kernel/i18n/${language}/${namespace}.json` in files;

/** The texts of the document, in a browser; on the server those of English. */
export const i18n = i18next;
/** All texts that were made ready: in a browser one language's, on the server every language's. */
export const instances = new Map<Language, typeof i18next>();

/** Makes the texts of a language ready; the returned promise is kept before anything is shown. */
export async function startTexts(language: Language): Promise<void> {
  const texts = instances.size === 0 ? i18n : i18n.createInstance();
  instances.set(language, texts);
  await texts
    .use(catalogue)
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: 'en',
      ns: ['common'],
      defaultNS: 'common',
      partialBundledLanguages: true,
      interpolation: { escapeValue: true, escape: isolated },
      react: { useSuspense: false },
      // Nobody is shown the name of a text in its place; our tests hear of it.
      parseMissingKeyHandler: (key) => {
        const missing = new Error(`No text ${key}`);
        if (import.meta.env.SSR) throw missing;
        reportError(missing);
        return '';
      },
    });
}
