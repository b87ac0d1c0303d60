import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Card } from '../../ui/card.tsx';

/** A verse, and where to read on. */
export function GuidanceCard() {
  const { t } = useTranslation('dashboard');
  return (
    <Card title={t('guidance.title')}>
      <figure className="verse">
        <blockquote className="said">{t('guidance.verse')}</blockquote>
        <figcaption className="small quiet">{t('guidance.reference')}</figcaption>
      </figure>
      <ul className="reading">
        <li>
          <Link className="lone" to="/guidance">
            {t('guidance.articles')}
          </Link>
        </li>
        <li>
          <a className="lone" href="https://quran.com/30/21" rel="noreferrer">
            {t('guidance.quran')}
          </a>
        </li>
        <li>
          <a className="lone" href="https://sunnah.com/bukhari/67" rel="noreferrer">
            {t('guidance.hadith')}
          </a>
        </li>
      </ul>
    </Card>
  );
}
