import { truncate } from '#kernel/contracts/truncate.ts';
import { listGuidance, SEARCHED } from '#modules/content/contracts/library.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Form, useSearchParams } from 'react-router-dom';
import { fetchJson } from '../../../web-shared/server/api.ts';
import { Button, CardSkeletons, EmptyState, ErrorNotice, LinkButton, Page } from '../../ui/index.ts';
import { ArticleList } from './article-list.tsx';
import { GuidanceAside } from './guidance-aside.tsx';
import { Topics, topics } from './topics.tsx';
import './guidance.css';

export function GuidancePage() {
  const { t } = useTranslation('guidance');
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
  const { t } = useTranslation('guidance');
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
  const { t } = useTranslation('guidance');
  return (
    <EmptyState title={t('search.nothing', { sought })} text={t('search.nothingText')}>
      <LinkButton to="/guidance">{t('back')}</LinkButton>
    </EmptyState>
  );
}
