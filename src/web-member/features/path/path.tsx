import { stages } from '#modules/matchmaking/contracts/match-states.ts';
import type { PathView } from '#modules/matchmaking/contracts/family/family-contact.schema.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useText } from '../../lib/text/use-text.ts';
import { statusOf } from '../../../web-shared/server/api.ts';
import { Card, CardSkeletons, EmptyState, ErrorNotice, Notice, Page } from '../../ui/index.ts';
import { StageLine } from '../messages/index.ts';
import { NextStep } from './next-step.tsx';
import { pagesOf, type PathReader } from './path-part.ts';
import { TopicEntry } from './topic-entry.tsx';
import './path.css';

type PathProps = { id: string; reader: PathReader; path: UseQueryResult<PathView> };

const HIDDEN = [400, 403, 404];

/** The stage of a match, what may come next, and its topics, those of the present stage first. */
export function Path({ id, reader, path }: PathProps) {
  const { t } = useText(['path', 'messages', 'common']);
  const { data, error, isPending, refetch } = path;
  const hidden = error && HIDDEN.includes(statusOf(error) ?? 0);
  const byStage = Map.groupBy(data?.topics ?? [], ({ stage }) => stage);
  const reached = stages.filter((stage) => byStage.has(stage)).toReversed();
  return (
    <Page
      narrow
      title={t('title')}
      eyebrow={
        <Link className="back" to={pagesOf({ id, reader }).conversation}>
          <ArrowLeft aria-hidden /> <span>{t('back')}</span>
        </Link>
      }
    >
      {isPending && <CardSkeletons count={2} lines={4} />}
      {error && !hidden && <ErrorNotice error={error} onRetry={() => void refetch()} />}
      {hidden && <EmptyState title={t('notFound')} text={t('notFoundText')} />}
      {data && (
        <>
          <p className="quiet">{t(`lead.${reader}`, { ward: data.wardFirstName ?? '' })}</p>
          {data.status !== 'active' && <Notice tone="wait" title={t(data.status)} />}
          <StageLine stage={data.stage} />
          <NextStep id={id} reader={reader} path={data} />
          {reached.map((stage) => (
            <Card key={stage} title={t(`messages:stage.${stage}`)}>
              {byStage.get(stage)!.map((topic) => (
                <TopicEntry key={topic.id} id={id} reader={reader} path={data} topic={topic} />
              ))}
            </Card>
          ))}
        </>
      )}
    </Page>
  );
}
