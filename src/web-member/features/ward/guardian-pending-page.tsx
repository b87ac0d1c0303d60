import { getGuardian } from '#modules/guardianship/contracts/guardian.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '../../lib/text/use-text.ts';
import { Link } from 'react-router-dom';
import { fetchJson } from '../../../web-shared/server/api.ts';
import { Button, ErrorNotice, Page, Redirect, Spinner, toast } from '../../ui/index.ts';
import { isOnHold, waliStateOf } from '../session/index.ts';
import { PublicHeader, SignOutForm } from '../shell/index.ts';
import { HeReads } from './he-reads.tsx';
import './ward.css';

const EVERY_MS = 5_000;

/** Polls for the guardian's verification every 5 seconds, and navigates on when it is done. */
export function GuardianPendingPage() {
  const { t } = useText('guardianship');
  const [checking, setChecking] = useState(false);
  const { data, error, isPending, refetch } = useQuery({ ...fetchJson(getGuardian), refetchInterval: EVERY_MS });
  if (isPending) return <Spinner />;
  const state = waliStateOf(data);
  if (state === 'verified') return <Redirect to="/dashboard" />;
  if (isOnHold(state)) return <Redirect to="/wali-pending" />;
  if (!data && !error) return <Redirect to="/guardian-setup" />;

  // Polls are silent; only her own check shows on the button.
  async function check() {
    setChecking(true);
    const { data: now } = await refetch();
    setChecking(false);
    if (!now?.isVerified) toast({ title: t('pending.stillPending'), description: t('pending.stillPendingText') });
  }
  return (
    <>
      <PublicHeader />
      <Page narrow title={t('pending.title')} lead={t('pending.lead')}>
        {error && <ErrorNotice error={error} onRetry={() => void refetch()} />}
        {data && (
          <>
            <ol className="way" aria-label={t('pending.steps.label')}>
              <WayStep
                title={t('pending.steps.mail')}
                text={t('pending.steps.mailText')}
                email={data.email}
                state="done"
              />
              <WayStep title={t('pending.steps.verify')} text={t('pending.steps.verifyText')} state="now" />
              <WayStep title={t('pending.steps.active')} text={t('pending.steps.activeText')} state="next" />
            </ol>
            <HeReads wali={data} />
            <p className="small quiet">{t('pending.watching')}</p>
            <div className="row">
              <Button variant="primary" busy={checking} onClick={() => void check()}>
                {t('pending.check')}
              </Button>
              <SignOutForm>
                {(isPending) => (
                  <Button type="submit" busy={isPending}>
                    {t('pending.logout')}
                  </Button>
                )}
              </SignOutForm>
            </div>
            <p>
              <Link className="lone" to="/wali-pending">
                {t('pending.details')}
              </Link>
            </p>
          </>
        )}
      </Page>
    </>
  );
}

type WayStepProps = { title: string; text: string; email?: string; state: 'done' | 'now' | 'next' };

function WayStep({ title, text, email, state }: WayStepProps) {
  const { t } = useText('common');
  return (
    <li className={state} aria-current={state === 'now' ? 'step' : undefined}>
      <h2>
        <span className="only-read">{t(`steps.${state}`)} </span>
        <span>{title}</span>
      </h2>
      <p className="quiet">{text}</p>
      {email && (
        <p>
          <bdi>{email}</bdi>
        </p>
      )}
    </li>
  );
}
