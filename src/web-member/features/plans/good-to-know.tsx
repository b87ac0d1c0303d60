import { useTranslation } from 'react-i18next';

const matters = ['requests', 'cancel', 'refund', 'guardian'] as const;

export function GoodToKnow() {
  const { t } = useTranslation('pricing');
  return (
    <section className="good-to-know" aria-labelledby="good-to-know">
      <h2 id="good-to-know">{t('good.title')}</h2>
      <dl>
        {matters.map((matter) => (
          <div key={matter}>
            <dt>{t(`good.${matter}.title`)}</dt>
            <dd>{t(`good.${matter}.text`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
