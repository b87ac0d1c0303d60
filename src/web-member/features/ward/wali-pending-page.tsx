import { getGuardian, resendVerification } from '#modules/guardianship/contracts/guardian.ts';
import { useMutation } from '@tanstack/react-query';
import { useText } from '../../lib/text/use-text.ts';
import { Link } from 'react-router-dom';
import { call, useEndpoint } from '../../../web-shared/server/api.ts';
import { formatTime } from '../../../web-shared/text/format.ts';
import { invalidate } from '../../lib/server/query-client.ts';
import {
  Button,
  Card,
  CardSkeletons,
  EmailAddress,
  ErrorNotice,
  Facts,
  LinkButton,
  Notice,
  Page,
  Tag,
  toast,
  toastError,
} from '../../ui/index.ts';
import { type Guardian, isOnHold, waliOf, waliStateOf } from '../session/index.ts';
import { PublicHeader } from '../shell/index.ts';
import { DecisionHistory } from '../guardian/index.ts';
import { TermsNotice } from '../terms/index.ts';
import { HeReads } from './he-reads.tsx';
import { NoWali } from './previous-wali.tsx';

export function WaliPendingPage() {
  const { t } = useText(['guardianship', 'common']);
  const { data, error, isPending, refetch } = useEndpoint(getGuardian);
  const wali = waliOf(data);
  return (
    <>
      <PublicHeader />
      <Page narrow title={t('status.title')} lead={t('status.lead')}>
        <TermsNotice />
        {isPending && <CardSkeletons count={2} />}
        {error && <ErrorNotice error={error} onRetry={() => void refetch()} />}
        {!isPending && !error && (wali ? <WaliStatus wali={wali} /> : <NoWali />)}
        <nav className="row" aria-label={t('status.next')}>
          <LinkButton small to="/create-profile">
            {t('status.toProfile')}
          </LinkButton>
          <LinkButton small to="/guidance">
            {t('status.toGuidance')}
          </LinkButton>
          <LinkButton small to="/dashboard">
            {t('status.toDashboard')}
          </LinkButton>
        </nav>
        <DecisionHistory />
        <p>
          <Link className="lone" to="/help" reloadDocument>
            {t('common:help')}
          </Link>
        </p>
      </Page>
    </>
  );
}

function WaliStatus({ wali }: { wali: Guardian }) {
  const { t } = useText(['guardianship', 'common']);
  const state = waliStateOf(wali);
  const verified = state === 'verified';
  return (
    <>
      <Notice tone={verified ? 'ok' : 'wait'}>
        <div className="row apart">
          <strong>{t('status.state')}</strong>
          <Tag tone={verified ? 'ok' : 'wait'}>{t(`status.names.${wali.status}`)}</Tag>
        </div>
        <p>{t(`status.texts.${wali.status}`, { date: formatTime(wali.verifiedAt), name: wali.name })}</p>
        {isOnHold(state) && <p>{t('status.meanwhile')}</p>}
        {!verified && (
          <div className="row">
            {state === 'pending' ? (
              <Pending />
            ) : (
              <LinkButton small variant={state === 'checking' ? 'secondary' : 'primary'} to="/guardian-setup">
                {t('status.another')}
              </LinkButton>
            )}
          </div>
        )}
      </Notice>
      {wali.isUndeliverable && (
        <Notice tone="end" title={t('status.undeliverable')}>
          <p>{t('status.undeliverableText')}</p>
        </Notice>
      )}
      {state === 'pending' && <HeReads wali={wali} />}
      <Card title={t('status.details')}>
        <Facts
          wide
          facts={[
            { label: t('status.fields.name'), value: wali.name },
            { label: t('status.fields.relation'), value: t(`common:relations.${wali.relation}`) },
            { label: t('status.fields.email'), value: <EmailAddress>{wali.email}</EmailAddress> },
            { label: t('status.fields.phone'), value: wali.phone && <bdi className="unbroken">{wali.phone}</bdi> },
          ]}
        />
        {verified && (
          <div>
            <LinkButton small to="/guardian-setup">
              {t('status.another')}
            </LinkButton>
          </div>
        )}
      </Card>
    </>
  );
}

function Pending() {
  const { t } = useText(['guardianship', 'common']);
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(resendVerification),
    onSuccess: () => toast({ title: t('status.resent'), description: t('status.resentText') }),
    onError: (error) => toastError(t('status.resendFailed'), error),
    onSettled: () => invalidate('/api/guardian'),
  });
  return (
    <>
      <Button small variant="primary" busy={isPending} onClick={() => mutate()}>
        {isPending ? t('status.resending') : t('status.resend')}
      </Button>
      <LinkButton small to="/guardian-setup">
        {t('status.correct')}
      </LinkButton>
    </>
  );
}
