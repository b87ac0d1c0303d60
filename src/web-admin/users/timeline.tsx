import type texts from '#texts/en/console.json';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../web-shared/text/format.ts';
import { read } from '../data-provider.ts';
import { Failed } from '../layout/errors.tsx';
import { PendingItem } from '../layout/waiting.tsx';

/** A timeline event; its details are numbers and codes. */
interface TimelineEntry {
  at: string;
  kind: string;
  detail: Record<string, string | number | null>;
}
type Kind = keyof typeof texts.timeline;

/** The events of an account, newest first: facts and times, no private texts. */
export function Timeline({ id }: { id: string }) {
  const { t } = useTranslation('console');
  const { data, error, refetch } = useQuery({
    queryKey: ['users', 'timeline', id],
    queryFn: () => read<TimelineEntry[]>(`users/${encodeURIComponent(id)}/timeline`),
  });
  const known = t('timeline', { returnObjects: true }) as Record<string, string>;
  if (error) return <Failed error={error} onRetry={() => void refetch()} />;
  if (!data) return <PendingItem />;
  if (data.length === 0) return <p className="quiet">{t('users.noTimeline')}</p>;
  return (
    <ol className="timeline">
      {data.map(({ at, kind, detail }, place) => (
        // Two events may have the same time.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={`${at} ${place}`}>
          <time dateTime={at}>{formatTime(at)}</time>
          {/* Kinds from the account's own log are shown as they are. */}
          <span>{kind in known ? t(`timeline.${kind as Kind}`, detail) : kind.replaceAll(/[-_]/g, ' ')}</span>
        </li>
      ))}
    </ol>
  );
}
