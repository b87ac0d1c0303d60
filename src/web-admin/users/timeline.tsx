import type texts from '#kernel/i18n/en/console.json';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../web-member/lib/format.ts';
import { read } from '../data-provider.ts';
import { Failed } from '../frame/trouble.tsx';
import { Waiting } from '../frame/waiting.tsx';

/** Something that happened; what it holds beside its kind depends on that. */
interface Happening {
  at: string;
  kind: string;
  [detail: string]: unknown;
}
type Kind = keyof typeof texts.timeline;

/** What happened about an account, the newest first: facts and times, nobody's words. */
export function Timeline({ id }: { id: string }) {
  const { t } = useTranslation('console');
  const { data, error, refetch } = useQuery({
    queryKey: ['users', 'timeline', id],
    queryFn: () => read<Happening[]>(`users/${encodeURIComponent(id)}/timeline`),
  });
  const names = t('timeline', { returnObjects: true }) as Record<Kind, string> & Record<string, string | undefined>;
  if (error) return <Failed error={error} onRetry={() => void refetch()} />;
  if (!data) return <Waiting />;
  if (data.length === 0) return <p className="quiet">{t('users.noTimeline')}</p>;
  return (
    <ol className="timeline">
      {data
        .toSorted((one, other) => other.at.localeCompare(one.at))
        .map(({ at, kind, ...details }, place) => (
          // Two things may have happened in one moment.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={`${at} ${place}`}>
            <time dateTime={at}>{formatTime(at)}</time>
            <span>
              {names[kind] ?? kind}
              <Details details={details} />
            </span>
          </li>
        ))}
    </ol>
  );
}

function Details({ details }: { details: Record<string, unknown> }) {
  const said = Object.values(details).filter((value) => typeof value === 'string' || typeof value === 'number');
  return said.length > 0 && <span className="quiet small" dir="auto">{` · ${said.join(' · ')}`}</span>;
}
