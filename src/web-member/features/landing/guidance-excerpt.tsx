import { listGuidance } from '#modules/content/contracts/library.ts';
import { useText } from '../../lib/text/use-text.ts';
import { Link } from 'react-router-dom';
import { useEndpoint } from '../../../web-shared/server/api.ts';
import { LinkButton } from '../../ui/index.ts';
import { NotFetched } from './not-fetched.tsx';
import { Part } from './part.tsx';
import { writtenIn } from '../../../web-shared/ui/user-text.tsx';

const SHOWN_COUNT = 3;

export function GuidanceExcerpt() {
  const { t } = useText('landing');
  return (
    <Part id="guidance" title={t('guidance.title')} more={{ to: '/guidance', label: t('guidance.all') }}>
      <FirstArticles />
      <div className="card landing-prayer">
        <div>
          <h3>{t('prayer.title')}</h3>
          <p className="quiet">{t('prayer.text')}</p>
        </div>
        <LinkButton to="/guidance/prayer-times">{t('prayer.action')}</LinkButton>
      </div>
    </Part>
  );
}

function FirstArticles() {
  const { t } = useText('landing');
  const { data: articles, error } = useEndpoint(listGuidance, { query: {} });
  if (error) return <NotFetched title={t('guidance.failed')} text={t('guidance.failedText')} />;
  if (!articles) return null;
  if (articles.length === 0) return <p className="quiet">{t('guidance.empty')}</p>;
  return (
    <ul className="three">
      {articles.slice(0, SHOWN_COUNT).map((article) => (
        <li key={article.id}>
          <h3>
            <Link to={`/guidance/${article.slug}`} {...writtenIn(article.language)}>
              {article.title}
            </Link>
          </h3>
          <p className="quiet" {...writtenIn(article.language)}>
            {article.excerpt}
          </p>
          <p className="small quiet">{t('guidance.minutes', { count: article.readTime })}</p>
        </li>
      ))}
    </ul>
  );
}
