import { truncate } from '#kernel/contracts/truncate.ts';
import { listGuidance, SEARCHED, articleCategories } from '#modules/content/contracts/library.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useText } from '../../lib/text/use-text.ts';
import { Form, useSearchParams, Link } from 'react-router-dom';
import { fetchJson } from '../../../web-shared/server/api.ts';
import { Button, CardSkeletons, EmptyState, ErrorNotice, LinkButton, Page, Card } from '../../ui/index.ts';
import { ArticleList } from './article-list.tsx';
import './guidance.css';

/** The topics that most readers want; others are behind a link. */
const FIRST_TOPICS = ['all', 'remarriage', 'children', 'istikhara', 'family'] as const;
const MORE_TOPICS = articleCategories.filter((category) => !FIRST_TOPICS.some((one) => one === category));
type Topic = 'all' | (typeof articleCategories)[number];
const topics: readonly Topic[] = [...FIRST_TOPICS, ...MORE_TOPICS];

function Topics({ chosen }: { chosen: Topic | null }) {
  const { t } = useText('guidance');
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

export function GuidancePage() {
  const { t } = useText('guidance');
  const [search] = useSearchParams();
  const sought = truncate(search.get('q')?.trim() ?? '', SEARCHED, { mark: '' });
  const topic = topics.find((one) => one === search.get('category')) ?? 'all';
  const query = sought ? { q: sought } : { category: topic === 'all' ? undefined : topic };
  const { data, error, isPending, refetch } = useQuery({
    ...fetchJson(listGuidance, { query: query }),
    placeholderData: keepPreviousData,
  });
  return (
    <Page title={t('title')} lead={t('lead')} about={{ address: '/guidance' }}>
      <div className="with-aside">
        <div className="stack loose">
          <Search key={sought} sought={sought} />
          <Topics chosen={sought ? null : topic} />
          {isPending && <CardSkeletons />}
          {error && <ErrorNotice title={t('failed')} text={t('failedText')} onRetry={() => void refetch()} />}
          {sought && data && data.length > 0 && (
            <p role="status">{t('search.count', { count: data.length, sought })}</p>
          )}
          {data?.length === 0 && (sought ? <NoResults sought={sought} /> : <EmptyState title={t('empty')} />)}
          {data && data.length > 0 && <ArticleList articles={data} />}
        </div>
        <GuidanceAside />
      </div>
    </Page>
  );
}

function Search({ sought }: { sought: string }) {
  const { t } = useText('guidance');
  return (
    <Form className="row guidance-search" role="search" action="/guidance">
      <input
        autoComplete="off"
        className="input"
        type="search"
        name="q"
        dir="auto"
        aria-label={t('search.label')}
        placeholder={t('search.label')}
        maxLength={SEARCHED}
        defaultValue={sought}
        required
      />
      <Button type="submit">{t('search.button')}</Button>
    </Form>
  );
}

function NoResults({ sought }: { sought: string }) {
  const { t } = useText('guidance');
  return (
    <EmptyState title={t('search.nothing', { sought })} text={t('search.nothingText')}>
      <LinkButton to="/guidance">{t('back')}</LinkButton>
    </EmptyState>
  );
}

function GuidanceAside() {
  const { t } = useText('guidance');
  return (
    <aside className="stack loose">
      <Card title={t('istikhara.title')}>
        <p className="small">{t('istikhara.text')}</p>
        <div>
          <LinkButton small to="/guidance/prayer-times">
            {t('istikhara.button')}
          </LinkButton>
        </div>
      </Card>
      <Card title={t('dua.title')}>
        <p className="said">{t('dua.text')}</p>
        <p className="small quiet">{t('dua.reference')}</p>
      </Card>
      <Card title={t('talk.title')}>
        <p className="small">{t('talk.text')}</p>
        <div>
          <LinkButton small to="/consultations">
            {t('talk.button')}
          </LinkButton>
        </div>
      </Card>
      <Card title={t('tips.title')}>
        <ul>
          {(['slow', 'family', 'honest', 'counsel'] as const).map((id) => (
            <li key={id}>{t(`tips.list.${id}`)}</li>
          ))}
        </ul>
      </Card>
      <figure className="guidance-verse">
        <blockquote className="said">{t('verse')}</blockquote>
        <figcaption className="small quiet">{t('verseReference')}</figcaption>
      </figure>
    </aside>
  );
}
