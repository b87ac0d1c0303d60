import { dashboardStats } from '../../../app/contracts/dashboard.ts';
import { HeartHandshake, Mail, MessageSquareText, Search, UserRound, type LucideIcon } from 'lucide-react';
import { useText } from '../../lib/text/use-text.ts';
import { Link } from 'react-router-dom';
import { useEndpoint } from '../../../web-shared/server/api.ts';
import { toneOfCompletion } from '../../../web-shared/text/format.ts';
import { Count, ErrorNotice, ProgressBar } from '../../ui/index.ts';
import type { Elements } from '../../../web-shared/ui/elements.ts';

/** The places of a member, each with its figure. A figure of zero says nothing yet, and is not shown as a number. */
export function Strip() {
  const { t } = useText(['dashboard', 'nav']);
  const { data, error, refetch } = useEndpoint(dashboardStats);
  const { profileCompletion, pendingRequests = 0, acceptedMatches = 0, unreadMessages = 0 } = data ?? {};
  return (
    <>
      {error && <ErrorNotice title={t('failed')} error={error} onRetry={() => void refetch()} />}
      <nav className="strip" aria-label={t('actions.title')}>
        <Place to="/browse" Icon={Search} name={t('actions.browse')}>
          <span className="small quiet">{t('actions.browseText')}</span>
        </Place>
        <Place to="/interest-requests" Icon={Mail} name={t('actions.requests')}>
          <Figure label={t('stats.pending')} value={pendingRequests}>
            <Count value={pendingRequests} label={t('nav:requestsWaiting', { count: pendingRequests })} />
          </Figure>
        </Place>
        <Place to="/messages" Icon={MessageSquareText} name={t('actions.messages')}>
          <Figure label={t('stats.unread')} value={unreadMessages}>
            <Count value={unreadMessages} label={t('nav:unread', { count: unreadMessages })} />
          </Figure>
        </Place>
        <Place to="/matches" Icon={HeartHandshake} name={t('actions.matches')}>
          <Figure label={t('stats.matches')} value={acceptedMatches}>
            <b>{acceptedMatches}</b>
          </Figure>
        </Place>
        <Place to="/profile" Icon={UserRound} name={t('profile.title')}>
          <span className="small quiet">
            <span>{t('stats.completion')}</span> {profileCompletion !== undefined && <b>{`${profileCompletion}%`}</b>}
          </span>
          {profileCompletion !== undefined && (
            <>
              <ProgressBar value={profileCompletion} label={t('stats.completion')} />
              <span className="small quiet">{t(`stats.completionTone.${toneOfCompletion(profileCompletion)}`)}</span>
            </>
          )}
        </Place>
      </nav>
    </>
  );
}

type PlaceProps = { to: string; Icon: LucideIcon; name: string; children: Elements };

const Place = ({ to, Icon, name, children }: PlaceProps) => (
  <Link to={to}>
    <span className="strip-name">
      <Icon aria-hidden /> <span>{name}</span>
    </span>
    {children}
  </Link>
);

function Figure({ label, value, children }: { label: string; value: number; children: Elements }) {
  const { t } = useText('dashboard');
  return (
    <span className="small quiet">
      <span>{label}</span> {value > 0 ? children : <span>{t('stats.none')}</span>}
    </span>
  );
}
