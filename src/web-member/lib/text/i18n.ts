import { isolated } from '#kernel/i18n/isolated.ts';
import type { Language } from '#kernel/i18n/languages.ts';
import i18next, { type BackendModule, type ResourceKey } from 'i18next';
import { initReactI18next } from 'react-i18next';

type Catalogue = { default: ResourceKey };
const files = import.meta.glob<Catalogue>([
  '../../../texts/*/*.json',
  '!../../../texts/*/{answers,console,console-frame,desk,emails,errors,help,local,match-news,push,security}.json',
]);

/**
 * Reads a namespace of the catalogue: one file, fetched with the page that first needs it. The document preloads those
 * of every page.
 */
const catalogue: BackendModule = {
  type: 'backend',
  init() {},
  async read(language, namespace) {
    const load = files[`../../../texts/${language}/${namespace}.json`];
    // Only translated pages have their texts in a language.
    if (!load && language !== 'en') return {};
    if (!load) throw new Error(`No texts ${language}/${namespace}`);
    return (await load()).default;
  },
};

/** Returns whether a language has a namespace; a test ensures that it is complete. */
export const hasTexts = (language: Language, namespace: string): boolean =>
  language === 'en' || `../../../texts/${language}/${namespace}.json` in files;

/** The texts of the document's language; on the server, English. */
export const i18n = i18next;
/** Initialised texts by language: one in a browser, all on the server. */
export const instances = new Map<Language, typeof i18next>();

/** Initialises the texts of a language; await the promise before rendering. */
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
      // A missing text is reported (tests see it), and its key is never shown.
      parseMissingKeyHandler: (key) => {
        const missing = new Error(`No text ${key}`);
        if (import.meta.env.SSR) throw missing;
        reportError(missing);
        return '';
      },
    });
}
