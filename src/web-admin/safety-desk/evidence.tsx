import { useTranslation } from 'react-i18next';

/** What a reporter said, and what was reported, as it was then. */
export function Evidence({ details, evidence }: { details: string | null; evidence: object }) {
  const { t } = useTranslation('console');
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
        <dl className="facts">
          {Object.entries(evidence)
            .filter(([, value]) => value !== null && value !== '')
            .map(([name, value]) => (
              <div key={name} className="fact">
                <dt>{name}</dt>
                <dd dir="auto">{wordsOf(value)}</dd>
              </div>
            ))}
        </dl>
      </div>
    </section>
  );
}

const wordsOf = (value: unknown): string =>
  typeof value === 'object' ? JSON.stringify(value, null, 1) : String(value);
