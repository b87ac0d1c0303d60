import type { PathView } from '#modules/matchmaking/contracts/family/family-contact.schema.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '../../lib/text/use-text.ts';
import { statusOf } from '../../../web-shared/server/api.ts';
import { CardSkeletons, EmptyState, ErrorNotice, Notice, Page } from '../../ui/index.ts';
import { LazyReportDialog } from '../safety/index.ts';
import { Relative } from './relative.tsx';
import type { FamilyReader } from './family-part.ts';
import { Releases } from './releases.tsx';
import './family.css';

type FamilyContactProps = { id: string; reader: FamilyReader; path: UseQueryResult<PathView>; back: string };

const HIDDEN = [400, 403, 404];

export function FamilyContact({ id, reader, path, back }: FamilyContactProps) {
  const { t } = useText(['family', 'common']);
  const { data, error, isPending, refetch } = path;
  // Here, because what was ended leaves the page before the report is written.
  const [reports, setReports] = useState(false);
  const hidden = error && HIDDEN.includes(statusOf(error) ?? 0);
  return (
    <Page
      narrow
      title={t('title')}
      eyebrow={
        <Link className="back" to={back}>
          <ArrowLeft aria-hidden /> <span>{t('back')}</span>
        </Link>
      }
    >
      {isPending && <CardSkeletons count={2} lines={3} />}
      {error && !hidden && <ErrorNotice error={error} onRetry={() => void refetch()} />}
      {(hidden || data?.isOpen === false) && <EmptyState title={t('tooEarly')} text={t('tooEarlyText')} />}
      {data?.isOpen && (
        <>
          <p className="quiet">{t(`lead.${reader}`, { ward: data.wardFirstName ?? '' })}</p>
          {data.status !== 'active' && <Notice tone="wait" title={t(data.status)} />}
          <Releases id={id} reader={reader} path={data} onReport={() => setReports(true)} />
          <p>
            <Link className="lone" to={`${back}/meeting`}>
              {t('meeting')}
            </Link>
          </p>
          <Relative id={id} reader={reader} path={data} onReport={() => setReports(true)} />
          {reports && (
            <LazyReportDialog type="profile" id={String(data.otherProfileId)} onClose={() => setReports(false)} />
          )}
        </>
      )}
    </Page>
  );
}
