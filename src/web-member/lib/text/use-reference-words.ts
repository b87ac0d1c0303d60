import { useTranslation } from 'react-i18next';
import type { Namespace } from './namespaces.d.ts';

/** What the product begins with in English, as a catalogue of another language says it: 'Paid once' under its words. */
type Reference = { reference?: Partial<Record<string, string>> } | undefined;

/**
 * Says in the reader's language what the product begins with, as its plans: those words that every page may meet, and
 * those of one. What an operator wrote in their place stands as it was written.
 */
export function useReferenceWords(namespace: Namespace = 'common'): (words: string) => string {
  const { i18n } = useTranslation();
  const said = (by: Namespace, words: string) =>
    (i18n.getResourceBundle(i18n.language, by) as Reference)?.reference?.[words];
  return (words) => said(namespace, words) ?? said('common', words) ?? words;
}
