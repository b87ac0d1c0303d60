import { getSecurity } from '#modules/identity/contracts/account.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { fetchJson } from '../../../web-shared/server/api.ts';
import { formatDay } from '../../../web-shared/text/format.ts';
import { Card, ErrorNotice, Skeleton } from '../../ui/index.ts';
import { ChangePasswordForm } from './change-password-form.tsx';
import { SecurityEvents } from './security-events.tsx';
import { SessionList } from './session-list.tsx';
import { TwoFactorCard } from './two-factor/two-factor-card.tsx';

export function SecurityTab() {
  const { t } = useTranslation('account');
  const { data, error, refetch } = useQuery(fetchJson(getSecurity));
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
