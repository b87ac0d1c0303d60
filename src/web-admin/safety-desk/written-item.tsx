import type { Language } from '#kernel/i18n/languages.ts';
import { useTranslation } from 'react-i18next';
import { Facts } from '../records/facts.tsx';
import { reportedIn } from './evidence-facts.ts';
import { useEvidenceOptions } from './use-evidence-options.ts';

/** A profile, message or guardian: the text as written, and the other facts with their labels. */
export function WrittenItem({ item }: { item: object }) {
  const { t, i18n } = useTranslation(['console', 'person']);
  const { words, facts } = reportedIn(item, {
    language: i18n.language as Language,
    names: {
      ...t('examples.fields', { returnObjects: true }),
      ...t('person:fields', { returnObjects: true }),
      ...t('reports.facts', { returnObjects: true }),
    },
    values: t('reports.values', { returnObjects: true }),
    options: useEvidenceOptions(),
  });
  return (
    <>
      {words && (
        <p className="said" dir="auto">
          {words}
        </p>
      )}
      <Facts facts={facts.map(([name, value]) => [name, <bdi key={name}>{value}</bdi>])} />
    </>
  );
}
