import { articleCategories } from '#modules/content/contracts/library.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

/** The topics that most readers want; others are behind a link. */
const FIRST_TOPICS = ['all', 'remarriage', 'children', 'istikhara', 'family'] as const;
const MORE_TOPICS = articleCategories.filter((category) => !FIRST_TOPICS.some((one) => one === category));
export type Topic = 'all' | (typeof articleCategories)[number];
export const topics: readonly Topic[] = [...FIRST_TOPICS, ...MORE_TOPICS];

export function Topics({ chosen }: { chosen: Topic | null }) {
  const { t } = useTranslation('guidance');
  const linked = (topic: Topic) => (
    <Link
      key={topic}
      className="topic"
      to={topic === 'all' ? '/guidance' : `/guidance?category=${topic}`}
      replace
      preventScrollReset
      aria-current={topic === chosen || undefined}
    >
      {t(`category.${topic}`)}
    </Link>
  );
  return (
    <nav className="topics" aria-label={t('categories')}>
      {FIRST_TOPICS.map(linked)}
      <details open={MORE_TOPICS.some((topic) => topic === chosen)}>
        <summary className="topic">{t('moreTopics')}</summary>
        <div className="topics">{MORE_TOPICS.map(linked)}</div>
      </details>
    </nav>
  );
}
