import type { Language } from '#kernel/i18n/languages.ts';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

export interface TextBlock {
  id: string;
  name: string;
  text: string;
}

/** Prepared texts that staff insert, named in their language and written in the reader's. */
export function useTextBlocks(language: Language | null): TextBlock[] {
  const { t, i18n } = useTranslation('console');
  const wanted = language ?? i18n.language;
  const [loaded, setLoaded] = useState(i18n.language);
  useEffect(() => {
    void i18n.loadLanguages(wanted).then(() => setLoaded(wanted));
  }, [i18n, wanted]);
  const names = t('questions.blocks', { returnObjects: true });
  const texts = t('questions.blocks', { returnObjects: true, lng: loaded });
  return Object.entries(names).map(([id, { name }]) => ({ id, name, text: texts[id as keyof typeof texts].text }));
}
