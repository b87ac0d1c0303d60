import type texts from '#texts/en/console.json';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Badge } from '../layout/badge.tsx';
import { mayDo } from '../layout/navigation.ts';
import { useSince } from '../layout/use-since.ts';
import { useCurrentUser } from '../layout/current-user.ts';

export interface Queue {
  queue: Exclude<keyof typeof texts.pages, 'label'>;
  waiting: number;
  onHold: number;
  oldestSince: string | null;
}

export function Queues({ queues }: { queues: Queue[] }) {
  const { t } = useTranslation('console');
  const who = useCurrentUser();
  const { since, isLate } = useSince();
  const own = queues.filter(({ queue }) => mayDo(who, queue, 'list'));
  if (own.every(({ waiting }) => waiting === 0)) return <p className="quiet">{t('overview.nothingWaits')}</p>;
  return (
    <ul className="queues">
      {own.map(({ queue, waiting, onHold, oldestSince }) => (
        <li key={queue}>
          <Link className="target" to={`/${queue}`}>
            {t(`pages.${queue}`)}
          </Link>
          <span>{t('overview.waiting', { count: waiting })}</span>
          {oldestSince && (
            <Badge tone={isLate(oldestSince) ? 'end' : 'wait'}>
              {t('overview.oldest', { since: since(oldestSince) })}
            </Badge>
          )}
          {onHold > 0 && <Badge tone="end">{t('overview.onHold', { count: onHold })}</Badge>}
        </li>
      ))}
    </ul>
  );
}
