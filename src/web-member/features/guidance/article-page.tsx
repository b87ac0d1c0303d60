import { showGuidance } from '#modules/content/contracts/library.ts';
import type { ReadArticle } from '#modules/content/contracts/library.schema.ts';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useText } from '../../lib/text/use-text.ts';
import { Link, useParams } from 'react-router-dom';
import { fetchJson } from '../../../web-shared/server/api.ts';
import { formatDay } from '../../../web-shared/text/format.ts';
import { CardSkeletons, EmptyState, ErrorNotice, LinkButton, Page, useTitle } from '../../ui/index.ts';
import { ArticleList } from './article-list.tsx';
import { ArticleText } from '../../../web-shared/ui/article-text.tsx';
import './guidance.css';

export function ArticlePage() {
  const { t } = useText('guidance');
  const { slug = '' } = useParams();
  const { data, error, refetch } = useQuery<ReadArticle | null>({
    queryKey: fetchJson(showGuidance, { params: { slug } }).queryKey,
    meta: { nullOn: 404 },
  });
  if (data) return <Article article={data} />;
  if (data === null) return <MissingArticle />;
  return (
    <Page narrow title={t('title')} eyebrow={<Back />}>
      {error ? (
        <ErrorNotice title={t('failed')} text={t('failedText')} onRetry={() => void refetch()} />
      ) : (
        <CardSkeletons />
      )}
    </Page>
  );
}

function Article({ article }: { article: ReadArticle }) {
  const { t, i18n } = useText('guidance');
  const { updatedAt, language, languages } = article;
  const section = t(`category.${article.category}`);
  return (
    <Page
      narrow
      title={article.title}
      titleIn={language}
      eyebrow={<Back />}
      lead={
        <span className="small">
          {[section, t('minutes', { count: article.readTime }), t('updated', { date: formatDay(updatedAt) })].join(
            ' · ',
          )}
        </span>
      }
      about={{ description: article.excerpt, article: { section, updatedAt, language, languages } }}
    >
      <ArticleText text={article.text} language={language} pageLanguage={i18n.language} />
      {article.readNext.length > 0 && (
        <section className="stack read-next" aria-labelledby="read-next">
          <h2 id="read-next">{t('readNext')}</h2>
          <ArticleList articles={article.readNext} headings="h3" />
        </section>
      )}
      <Back />
    </Page>
  );
}

function Back() {
  const { t } = useText('guidance');
  return (
    <Link className="back" to="/guidance">
      <ArrowLeft aria-hidden /> <span>{t('back')}</span>
    </Link>
  );
}

function MissingArticle() {
  const { t } = useText(['guidance', 'common']);
  useTitle(t('common:notFound.title'), { missing: true });
  return (
    <div className="wrap page narrow">
      <EmptyState titleAs="h1" title={t('common:notFound.title')} text={t('missing')}>
        <LinkButton variant="primary" to="/guidance">
          {t('back')}
        </LinkButton>
      </EmptyState>
    </div>
  );
}
