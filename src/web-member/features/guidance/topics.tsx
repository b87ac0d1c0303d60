import { articleCategories } from '#modules/content/contracts/library.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

/** Those that most readers come for; the others are one step away. */
const FIRST = ['all', 'remarriage', 'children', 'istikhara', 'family'] as const;
const OTHERS = articleCategories.filter((category) => !FIRST.some((one) => one === category));
export type Topic = 'all' | (typeof articleCategories)[number];
export const topics: readonly Topic[] = [...FIRST, ...OTHERS];

/** What the articles are about, as links. */
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
      {FIRST.map(linked)}
      <details open={OTHERS.some((topic) => topic === chosen)}>
        <summary className="topic">{t('moreTopics')}</summary>
        <div className="topics">{OTHERS.map(linked)}</div>
      </details>
    </nav>
  );
}
