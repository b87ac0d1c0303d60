import { useTranslation } from 'react-i18next';
import { Card, LinkButton } from '../../ui/index.ts';

export function GuidanceAside() {
  const { t } = useTranslation('guidance');
  return (
    <aside className="stack loose">
      <Card title={t('istikhara.title')}>
        <p className="small">{t('istikhara.text')}</p>
        <div>
          <LinkButton small to="/guidance/prayer-times">
            {t('istikhara.button')}
          </LinkButton>
        </div>
      </Card>
      <Card title={t('dua.title')}>
        <p className="said">{t('dua.text')}</p>
        <p className="small quiet">{t('dua.reference')}</p>
      </Card>
      <Card title={t('talk.title')}>
        <p className="small">{t('talk.text')}</p>
        <div>
          <LinkButton small to="/consultations">
            {t('talk.button')}
          </LinkButton>
        </div>
      </Card>
      <Card title={t('tips.title')}>
        <ul>
          {(['slow', 'family', 'honest', 'counsel'] as const).map((id) => (
            <li key={id}>{t(`tips.list.${id}`)}</li>
          ))}
        </ul>
      </Card>
      <figure className="guidance-verse">
        <blockquote className="said">{t('verse')}</blockquote>
        <figcaption className="small quiet">{t('verseReference')}</figcaption>
      </figure>
    </aside>
  );
}
