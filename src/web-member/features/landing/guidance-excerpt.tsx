import type { listGuidance } from '#modules/content/contracts/library.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { z } from 'zod';

const SHOWN = 3;
type Articles = z.output<(typeof listGuidance)['answer']>;

/** The first three articles; where they cannot be had, the landing page does without. */
export function GuidanceExcerpt() {
  const { t } = useTranslation('landing');
  const { data = [] } = useQuery<Articles>({ queryKey: ['/api/guidance'] });
  if (data.length === 0) return null;
  return (
    <section className="wrap landing-part" aria-labelledby="guidance-title">
      <div className="row apart">
        <h2 id="guidance-title">{t('guidance.title')}</h2>
        <Link className="lone" to="/guidance">
          {t('guidance.all')}
        </Link>
      </div>
      <ul className="three">
        {data.slice(0, SHOWN).map((article) => (
          <li key={article.id}>
            <h3>{article.title}</h3>
            <p className="quiet">{article.excerpt}</p>
            <p className="small quiet">{t('guidance.minutes', { count: article.readTime })}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
