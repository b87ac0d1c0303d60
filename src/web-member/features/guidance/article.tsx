import type { listGuidance } from '#modules/content/contracts/library.ts';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { z } from 'zod';
import { formatDay } from '../../lib/format.ts';
import { EmptyState } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { ArticleText } from './article-text.tsx';

type OneArticle = z.output<(typeof listGuidance)['answer']>[number];

/** One article, set to be read. */
export function Article({ article }: { article: OneArticle | undefined }) {
  const { t } = useTranslation('guidance');
  const back = (
    <Link className="back" to="/guidance">
      <ArrowLeft aria-hidden /> {t('back')}
    </Link>
  );
  if (!article) {
    return (
      <Page narrow title={t('title')} eyebrow={back}>
        <EmptyState title={t('missing')} text={t('missingText')} />
      </Page>
    );
  }
  return (
    <Page
      narrow
      title={article.title}
      eyebrow={back}
      lead={t('minutes', { count: article.readTime })}
      about={{ description: article.excerpt, address: `/guidance?article=${article.id}` }}
    >
      <ArticleText content={article.content} />
      <p className="small quiet">{t('updated', { date: formatDay(article.updatedAt) })}</p>
    </Page>
  );
}
