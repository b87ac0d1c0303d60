import type { Language } from '#kernel/i18n/languages.ts';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { passagesOf } from '#modules/content/contracts/markdown.ts';
import { ArticleText } from '../../web-shared/ui/article-text.tsx';

/** Shows the article as members will read it, while it is being written. */
export function ArticlePreview() {
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
      <ArticleText text={passagesOf(content ?? '')} language={language} />
    </section>
  );
}
