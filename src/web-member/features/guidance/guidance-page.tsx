import { listGuidance } from '#modules/content/contracts/library.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import type { z } from 'zod';
import { ask } from '../../lib/api.ts';
import { EmptyState, ErrorNotice } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { CardSkeletons } from '../../ui/waiting.tsx';
import { Article } from './article.tsx';
import { GuidanceAside } from './guidance-aside.tsx';
import './guidance.css';

type Articles = z.output<(typeof listGuidance)['answer']>;
const topics = ['all', 'remarriage', 'children', 'istikhara', 'family'] as const;

/** The articles by topic, and the one that is being read. */
export function GuidancePage() {
  const { t } = useTranslation('guidance');
  const [search] = useSearchParams();
  const { data, error, isPending, refetch } = useQuery(ask(listGuidance, { query: {} }));
  const reading = search.get('article');
  if (reading && data) {
    return <Article article={data.find(({ id }) => String(id) === reading)} />;
  }
  return (
    <Page title={t('title')} lead={t('lead')}>
      <div className="with-aside">
        <div className="stack loose">
          {isPending && <CardSkeletons />}
          {error && <ErrorNotice title={t('failed')} text={t('failedText')} onRetry={() => void refetch()} />}
          {data && <ArticleList articles={data} />}
        </div>
        <GuidanceAside />
      </div>
    </Page>
  );
}

function ArticleList({ articles }: { articles: Articles }) {
  const { t } = useTranslation('guidance');
  const [search] = useSearchParams();
  const topic = topics.find((one) => one === search.get('category')) ?? 'all';
  const shown = articles.filter(({ category }) => topic === 'all' || category === topic);
  return (
    <>
      <nav className="topics" aria-label={t('categories')}>
        {topics.map((one) => (
          <Link
            key={one}
            className="topic"
            to={one === 'all' ? '/guidance' : `/guidance?category=${one}`}
            replace
            preventScrollReset
            aria-current={one === topic || undefined}
          >
            {t(`category.${one}`)}
          </Link>
        ))}
      </nav>
      {shown.length === 0 && <EmptyState title={t('empty')} />}
      <ul className="articles">
        {shown.map((article) => (
          <li key={article.id}>
            <p className="eyebrow">{t(`category.${article.category}`)}</p>
            <h2>
              <Link to={`/guidance?article=${article.id}`}>{article.title}</Link>
            </h2>
            <p className="quiet">{article.excerpt}</p>
            <p className="small quiet">{t('minutes', { count: article.readTime })}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
