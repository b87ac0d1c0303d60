import type texts from '#kernel/i18n/en/console.json';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../web-member/lib/text/format.ts';
import { read } from '../data-provider.ts';
import { Failed } from '../layout/errors.tsx';
import { PendingItem } from '../layout/waiting.tsx';

/** Something that happened, and what it holds beside its kind: numbers and codes. */
interface TimelineEntry {
  at: string;
  kind: string;
  detail: Record<string, string | number | null>;
}
type Kind = keyof typeof texts.timeline;

/** What happened about an account, the newest first: facts and times, nobody's words. */
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
        // Two things may have happened in one moment.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={`${at} ${place}`}>
          <time dateTime={at}>{formatTime(at)}</time>
          {/* What the account's own log calls it stands for itself. */}
          <span>{kind in known ? t(`timeline.${kind as Kind}`, detail) : kind.replaceAll(/[-_]/g, ' ')}</span>
        </li>
      ))}
    </ol>
  );
}
