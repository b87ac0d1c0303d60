import type { ArticleRecord } from '#modules/content/contracts/admin-articles.schema.ts';
import { useTranslation } from 'react-i18next';
import { EditPage, NewPage } from '../records/record-form.tsx';
import { ArticleInputs, useArticleLabels } from './inputs.tsx';
import type { Language } from '#kernel/i18n/languages.ts';
import { useWatch } from 'react-hook-form';
import { passagesOf } from '#modules/content/contracts/markdown.ts';
import { ArticleText } from '../../web-shared/ui/article-text.tsx';

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

/** Shows the article as members will read it, while it is being written. */
function ArticlePreview() {
  const { t } = useTranslation(['console', 'guidance']);
  const [title, content, readTime, language = 'en'] = useWatch({
    name: ['title', 'content', 'readTime', 'language'],
  }) as [string?, string?, number?, Language?];
  return (
    <section className="panel stack" aria-label={t('articles.preview')}>
      <p className="quiet small">{t('articles.preview')}</p>
      <h2 className="page-title" dir="auto">
        {title}
      </h2>
      <p className="quiet">{t('guidance:minutes', { count: readTime ?? 0 })}</p>
      <ArticleText text={passagesOf(content ?? '')} language={language} pageLanguage="en" />
    </section>
  );
}
