import { createContext, use, useCallback, useSyncExternalStore } from 'react';
import { i18n } from './i18n.ts';
import type { Namespace, Translate, Values } from './namespaces.d.ts';

/** The texts of the page's language. */
export const PageTexts = createContext(i18n);

/**
 * Returns the texts of a namespace in the reader's language. With several, those of the first have no prefix:
 * `t('title')` and `t('common:close')`.
 */
export function useText<First extends Namespace = 'common', Rest extends Namespace = First>(
  namespaces: First | readonly [First, ...Rest[]] = 'common' as First,
) {
  const [namespace] = [namespaces].flat() as [First];
  const texts = use(PageTexts);
  const speaker = useSyncExternalStore(texts.subscribe, texts.speaker, texts.speaker);
  const t = useCallback((key: string, values?: Values) => speaker(namespace, key, values), [namespace, speaker]);
  return { t: t as unknown as Translate<First, Rest>, i18n: texts };
}
