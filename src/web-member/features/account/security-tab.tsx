import { getSecurity } from '#modules/identity/contracts/account.ts';
import { useText } from '../../lib/text/use-text.ts';
import { useEndpoint } from '../../../web-shared/server/api.ts';
import { formatDay, formatTime } from '../../../web-shared/text/format.ts';
import { Card, ErrorNotice, Skeleton } from '../../ui/index.ts';
import { ChangePasswordForm } from './change-password-form.tsx';
import { SessionList } from './session-list.tsx';
import { TwoFactorCard } from './two-factor/two-factor-card.tsx';
import type { SecurityInfo } from '#modules/identity/contracts/account.schema.ts';
import './lines.css';

export function SecurityTab() {
  const { t } = useText('account');
  const { data, error, refetch } = useEndpoint(getSecurity);
  return (
    <div className="stack loose">
      <Card title={t('password.title')}>
        {data && <p className="quiet">{t('password.since', { date: formatDay(data.passwordLastChanged) })}</p>}
        <ChangePasswordForm />
      </Card>
      <TwoFactorCard />
      {error && <ErrorNotice error={error} onRetry={() => void refetch()} />}
      {!error && (
        <>
          <Card title={t('sessions.title')}>{data ? <SessionList sessions={data.loginSessions} /> : <Skeleton />}</Card>
          <Card title={t('events.title')}>{data ? <SecurityEvents events={data.securityEvents} /> : <Skeleton />}</Card>
        </>
      )}
    </div>
  );
}

function SecurityEvents({ events }: { events: SecurityInfo['securityEvents'] }) {
  const { t } = useText('account');
  if (events.length === 0) return <p className="quiet">{t('events.none')}</p>;
  return (
    <ul className="lines">
      {events.map(({ type, description, timestamp }) => (
        <li key={`${type} ${timestamp}`} className="row apart">
          <span>{description}</span>
          <span className="small quiet">{formatTime(timestamp)}</span>
        </li>
      ))}
    </ul>
  );
}
