import type { listGuidance } from '#modules/content/contracts/library.ts';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { z } from 'zod';
import { formatDay } from '../../lib/format.ts';
import { EmptyState } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';

type OneArticle = z.output<(typeof listGuidance)['answer']>[number];

/** One article, set to be read. Its text is plain: an empty line begins a new paragraph. */
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
    <Page narrow title={article.title} eyebrow={back} lead={t('minutes', { count: article.readTime })}>
      <article className="article">
        {article.content
          .trim()
          .split(/\n{2,}/)
          .map((paragraph, place) => (
            // The paragraphs of a fixed text have no other name than their place.
            // oxlint-disable-next-line react/no-array-index-key
            <p key={place}>{paragraph}</p>
          ))}
      </article>
      <p className="small quiet">{t('updated', { date: formatDay(article.updatedAt) })}</p>
    </Page>
  );
}
