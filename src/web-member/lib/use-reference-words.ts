import { referenceKey } from '#kernel/i18n/reference-words.ts';
import { useTranslation } from 'react-i18next';

/**
 * Says in the reader's language what the product begins with in English, as the names of its plans. What an operator
 * wrote in its place stands as it was written.
 */
export function useReferenceWords(): (words: string) => string {
  const { t, i18n } = useTranslation();
  return (words) => {
    const key = referenceKey(words);
    return i18n.language !== 'en' && i18n.exists(key) ? t(key as 'reference.free') : words;
  };
}
