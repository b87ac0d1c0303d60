import { useTranslation } from 'react-i18next';
import { Facts } from '../records/facts.tsx';
import { reportedIn } from './evidence-facts.ts';

export function Evidence({ details, evidence }: { details: string | null; evidence: object }) {
  const { t } = useTranslation(['console', 'person']);
  const { words, facts } = reportedIn(evidence, {
    names: { ...t('person:fields', { returnObjects: true }), ...t('reports.facts', { returnObjects: true }) },
    values: t('reports.values', { returnObjects: true }),
    options: t('person:options', { returnObjects: true }),
  });
  return (
    <section className="stack evidence" aria-label={t('reports.evidence')}>
      <div>
        <h3 className="quiet small">{t('reports.details')}</h3>
        <p className="said" dir="auto">
          {details ?? t('none')}
        </p>
      </div>
      <div>
        <h3 className="quiet small">{t('reports.evidence')}</h3>
        {words && (
          <p className="said" dir="auto">
            {words}
          </p>
        )}
        <Facts facts={facts} />
      </div>
    </section>
  );
}
