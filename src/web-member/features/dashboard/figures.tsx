import { dashboardStats } from '../../../app/contracts/dashboard.ts';
import { HeartHandshake, Mail, MessageSquareText, Search } from 'lucide-react';
import { useText } from '../../lib/text/use-text.ts';
import { Link } from 'react-router-dom';
import { useEndpoint } from '../../../web-shared/server/api.ts';
import { toneOfCompletion } from '../../../web-shared/text/format.ts';
import { Count, ErrorNotice, ProgressBar, Stat } from '../../ui/index.ts';

const UNKNOWN = '–';
const tiles = [
  { id: 'browse', to: '/browse', Icon: Search },
  { id: 'requests', to: '/interest-requests', Icon: Mail },
  { id: 'messages', to: '/messages', Icon: MessageSquareText },
  { id: 'matches', to: '/matches', Icon: HeartHandshake },
] as const;

export function Figures() {
  const { t } = useText('dashboard');
  const { data, error, refetch } = useEndpoint(dashboardStats);
  if (error) return <ErrorNotice title={t('failed')} error={error} onRetry={() => void refetch()} />;
  const completion = data?.profileCompletion;
  return (
    <div className="stats quiet-stats">
      <Stat
        label={t('stats.completion')}
        value={completion === undefined ? UNKNOWN : `${completion}%`}
        note={
          completion !== undefined && (
            <>
              <ProgressBar value={completion} label={t('stats.completion')} />
              <span className="small quiet">{t(`stats.completionTone.${toneOfCompletion(completion)}`)}</span>
            </>
          )
        }
      />
      <Stat label={t('stats.pending')} value={data?.pendingRequests ?? UNKNOWN} />
      <Stat label={t('stats.matches')} value={data?.acceptedMatches ?? UNKNOWN} />
      <Stat label={t('stats.unread')} value={data?.unreadMessages ?? UNKNOWN} />
    </div>
  );
}

export function Tiles() {
  const { t } = useText(['dashboard', 'nav']);
  const { data } = useEndpoint(dashboardStats);
  const pending = data?.pendingRequests ?? 0;
  const unread = data?.unreadMessages ?? 0;
  return (
    <nav className="tiles" aria-label={t('actions.title')}>
      {tiles.map(({ id, to, Icon }) => (
        <Link key={id} to={to} className="card tile">
          <Icon aria-hidden />
          <span className="tile-name">
            <span>{t(`actions.${id}`)}</span>
            {id === 'requests' && <Count value={pending} label={t('nav:requestsWaiting', { count: pending })} />}
            {id === 'messages' && <Count value={unread} label={t('nav:unread', { count: unread })} />}
          </span>
          <span className="small quiet">{t(`actions.${id}Text`)}</span>
        </Link>
      ))}
    </nav>
  );
}
