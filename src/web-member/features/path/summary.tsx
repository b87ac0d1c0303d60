import type { SummaryView } from '#modules/matchmaking/contracts/path/summary.schema.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useText } from '../../lib/text/use-text.ts';
import { statusOf } from '../../../web-shared/server/api.ts';
import { Button, CardSkeletons, EmptyState, ErrorNotice, Notice, Page } from '../../ui/index.ts';
import { pagesOf, type PathReader } from './path-part.ts';
import { SummaryLists } from './summary-lists.tsx';
import { SummaryPeople } from './summary-people.tsx';
import { SummaryTopics } from './summary-topics.tsx';
import './summary.css';

type SummaryProps = { id: string; reader: PathReader; summary: UseQueryResult<SummaryView> };

const HIDDEN = [400, 403, 404];

/** Shows what the two understood, on a screen and on A4: people, agreements, what is open, two lists (R-A.7). */
export function Summary({ id, reader, summary }: SummaryProps) {
  const { t } = useText(['summary', 'path']);
  const { data, error, isPending, refetch } = summary;
  const hidden = error && HIDDEN.includes(statusOf(error) ?? 0);
  return (
    <Page
      narrow
      title={t('title')}
      eyebrow={
        <Link className="back" to={pagesOf({ id, reader }).path}>
          <ArrowLeft aria-hidden /> <span>{t('back')}</span>
        </Link>
      }
    >
      {isPending && <CardSkeletons count={2} lines={4} />}
      {error && !hidden && <ErrorNotice error={error} onRetry={() => void refetch()} />}
      {hidden && <EmptyState title={t('path:notFound')} text={t('path:notFoundText')} />}
      {data && (
        <article className="summary">
          <p className="summary-understood serif">{t('understood')}</p>
          <div className="summary-print">
            <Button variant="primary" onClick={() => window.print()}>
              {t('print')}
            </Button>
            <p className="small quiet">{t(reader === 'guardian' ? 'printNoteGuardian' : 'printNote')}</p>
          </div>
          {data.status !== 'active' && <Notice tone="wait" title={t(`path:${data.status}`)} />}
          <SummaryPeople summary={data} reader={reader} />
          <Notice tone="wait" title={t('civil.title')}>
            <p>{t('civil.text')}</p>
          </Notice>
          <SummaryTopics summary={data} />
          <SummaryLists />
        </article>
      )}
    </Page>
  );
}
