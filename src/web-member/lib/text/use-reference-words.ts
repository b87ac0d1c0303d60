import { useText } from './use-text.ts';
import type { Namespace } from './namespaces.d.ts';

/** Translations of English seed texts by those texts: 'Lifetime' has its translation under that key. */
type Reference = { reference?: Partial<Record<string, string>> } | undefined;

/**
 * Translates seed texts (such as the names of plans) with a namespace of the reader's language, or with the common one.
 * Texts that an operator changed are returned as they are.
 */
export function useReferenceWords(namespace: Namespace = 'common'): (words: string) => string {
  const { i18n } = useText();
  const said = (by: Namespace, words: string) => (i18n.all(by) as Reference)?.reference?.[words];
  return (words) => said(namespace, words) ?? said('common', words) ?? words;
}
