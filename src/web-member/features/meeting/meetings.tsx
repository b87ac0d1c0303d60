import type { PathView } from '#modules/matchmaking/contracts/family/family-contact.schema.ts';
import type { MeetingView } from '#modules/matchmaking/contracts/meeting/meeting.schema.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '../../lib/text/use-text.ts';
import { statusOf } from '../../../web-shared/server/api.ts';
import type { Elements } from '../../../web-shared/ui/elements.ts';
import { Button, Card, CardSkeletons, EmptyState, ErrorNotice, Notice, Page } from '../../ui/index.ts';
import { MeetingCard } from './meeting-card.tsx';
import type { MeetingReader } from './meeting-part.ts';
import { ProposeForm } from './propose-form.tsx';
import './meeting.css';

type MeetingsProps = {
  id: string;
  reader: MeetingReader;
  path: UseQueryResult<PathView>;
  back: string;
  /** Shows what was detected in the words of a meeting, to her guardian. */
  flags?: (flags: MeetingView['flags']) => Elements;
};

const HIDDEN = [400, 403, 404];

export function Meetings({ id, reader, path, back, flags }: MeetingsProps) {
  const { t } = useText(['meeting', 'common']);
  const { data, error, isPending, refetch } = path;
  const [isProposing, setProposing] = useState(false);
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
      {isPending && <CardSkeletons count={1} lines={4} />}
      {error && !hidden && <ErrorNotice error={error} onRetry={() => void refetch()} />}
      {(hidden || data?.isOpen === false) && <EmptyState title={t('tooEarly')} text={t('tooEarlyText')} />}
      {data?.isOpen && (
        <>
          <p className="quiet">{t(`lead.${reader}`, { ward: data.wardFirstName ?? '' })}</p>
          {data.status !== 'active' && <Notice tone="wait" title={t(data.status)} />}
          {data.placeKinds.length > 0 &&
            (isProposing ? (
              <Card>
                <ProposeForm id={id} reader={reader} path={data} onDone={() => setProposing(false)} />
              </Card>
            ) : (
              <div>
                <Button {...(data.meetings.length === 0 && { variant: 'primary' })} onClick={() => setProposing(true)}>
                  {t('form.open')}
                </Button>
              </div>
            ))}
          {data.meetings.length === 0 && !isProposing && <p>{t('none')}</p>}
          {data.meetings.map((meeting) => (
            <MeetingCard key={meeting.id} id={id} reader={reader} path={data} meeting={meeting}>
              {flags && meeting.flags.length > 0 ? flags(meeting.flags) : null}
            </MeetingCard>
          ))}
        </>
      )}
    </Page>
  );
}
