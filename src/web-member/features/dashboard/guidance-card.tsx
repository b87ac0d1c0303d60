import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Card } from '../../ui/index.ts';

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
          <OtherSite href="https://quran.com/30/21">{t('guidance.quran')}</OtherSite>
        </li>
        <li>
          <OtherSite href="https://sunnah.com/bukhari/67">{t('guidance.hadith')}</OtherSite>
        </li>
      </ul>
    </Card>
  );
}

/** A link to another site, without a referrer. */
function OtherSite({ href, children }: { href: string; children: ReactNode }) {
  const { t } = useTranslation('dashboard');
  return (
    <a className="lone" href={href} rel="external noopener noreferrer">
      <span>
        <span>{children}</span> <ExternalLink className="leads-out" aria-hidden />
        <span className="only-read">{t('guidance.elsewhere')}</span>
      </span>
    </a>
  );
}
