import { useTranslation } from 'react-i18next';
import { evidenceOptions } from './evidence-options.ts';

/** The words of answers in the reader's language, by field. */
export function useEvidenceOptions(): ReturnType<typeof evidenceOptions> {
  const { t } = useTranslation('person');
  return evidenceOptions({
    options: t('options', { returnObjects: true }),
    diets: t('diets', { returnObjects: true }),
    ethnicities: t('ethnicities', { returnObjects: true }),
    values: t('values', { returnObjects: true }),
  });
}
