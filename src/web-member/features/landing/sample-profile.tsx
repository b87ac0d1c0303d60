import { useText } from '../../lib/text/use-text.ts';

export function SampleProfile() {
  const { t } = useText('landing');
  return (
    <article className="card sample" aria-labelledby="sample">
      <p className="small quiet">{t('sample.notice')}</p>
      <div>
        <h2 id="sample">{t('sample.name')}</h2>
        <p className="quiet">{t('sample.line')}</p>
      </div>
      <p className="said">{t('sample.words')}</p>
      <ul className="sample-fit">
        {(['agree', 'differ', 'ask'] as const).map((id) => (
          <li key={id}>
            <b>{t(`sample.${id}`)}</b> <span>{t(`sample.${id}On`)}</span>
          </li>
        ))}
      </ul>
    </article>
  );
}
