import type { TimelineKind } from '#kernel/contracts/admin/timeline-kinds.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../web-shared/text/format.ts';
import { read } from '../data-provider.ts';
import { Failed } from '../layout/errors.tsx';
import { PendingItem } from '../layout/waiting.tsx';
import { WithLinks } from '../records/with-links.tsx';
import { detailInWords } from './timeline-words.ts';

interface TimelineEntry {
  at: string;
  kind: TimelineKind;
  detail: Record<string, string | number | null>;
}

/** The events of an account, newest first: facts and times, no private texts. */
export function Timeline({ id }: { id: string }) {
  const { t } = useTranslation('console');
  const { data, error, refetch } = useQuery({
    queryKey: ['users', 'timeline', id],
    queryFn: () => read<TimelineEntry[]>(`users/${encodeURIComponent(id)}/timeline`),
  });
  if (error) return <Failed error={error} onRetry={() => void refetch()} />;
  if (!data) return <PendingItem />;
  if (data.length === 0) return <p className="quiet">{t('users.noTimeline')}</p>;
  const words = { plan: t('users.plan', { returnObjects: true }), state: t('refunds.states', { returnObjects: true }) };
  return (
    <ol className="timeline">
      {data.map(({ at, kind, detail }, place) => (
        // Two events may have the same time.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={`${at} ${place}`}>
          <time dateTime={at}>{formatTime(at)}</time>
          <WithLinks words={t(`timeline.${kind}`, detailInWords(detail, words))} />
        </li>
      ))}
    </ol>
  );
}
