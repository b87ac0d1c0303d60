import type { ArticleRecord } from '#modules/content/contracts/admin-articles.schema.ts';
import { useTranslation } from 'react-i18next';
import { EditPage, NewPage } from '../records/record-form.tsx';
import { ArticleInputs, useArticleLabels } from './inputs.tsx';
import { ArticlePreview } from './preview.tsx';

const parts = {
  kind: 'articles',
  inputs: <ArticleInputs />,
  aside: <ArticlePreview />,
  transform: (values: Record<string, unknown>) => ({ ...values, excerpt: values['excerpt'] ?? '' }),
} as const;

export const NewArticle = () => (
  <NewPage
    {...parts}
    labels={useArticleLabels()}
    defaults={{ isPublished: true, readTime: 5, excerpt: '', language: 'en' }}
  />
);

export const EditArticle = () => (
  <EditPage<ArticleRecord>
    {...parts}
    labels={useArticleLabels()}
    titleOf={({ title }) => title}
    renderFacts={(article) => <Address article={article} />}
  />
);

function Address({ article: { slug, isPublished } }: { article: ArticleRecord }) {
  const { t } = useTranslation('console');
  const address = `/guidance/${slug}`;
  return (
    <p className="quiet small">
      <span>{t('articles.address')}</span>{' '}
      <span>
        {isPublished ? (
          <a href={address} target="_blank" rel="noreferrer">
            {address}
          </a>
        ) : (
          address
        )}
      </span>
    </p>
  );
}
