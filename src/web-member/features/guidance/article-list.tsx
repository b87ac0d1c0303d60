import type { ArticleSummary } from '#modules/content/contracts/library.schema.ts';
import { useText } from '../../lib/text/use-text.ts';
import { Link } from 'react-router-dom';
import { writtenIn } from '../../../web-shared/ui/user-text.tsx';

export function ArticleList({
  articles,
  headings: Heading = 'h2',
}: {
  articles: ArticleSummary[];
  headings?: 'h2' | 'h3';
}) {
  const { t } = useText('guidance');
  return (
    <ul className="articles">
      {articles.map(({ id, slug, language, title, category, excerpt, readTime }) => (
        <li key={id}>
          <p className="eyebrow">{t(`category.${category}`)}</p>
          <Heading>
            <Link to={`/guidance/${slug}`} {...writtenIn(language)}>
              {title}
            </Link>
          </Heading>
          <p className="quiet" {...writtenIn(language)}>
            {excerpt}
          </p>
          <p className="small quiet">{t('minutes', { count: readTime })}</p>
        </li>
      ))}
    </ul>
  );
}
