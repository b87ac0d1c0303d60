import { verifyUpgradePayment } from '#modules/billing/contracts/checkout.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useText } from '../../lib/text/use-text.ts';
import { useSearchParams } from 'react-router-dom';
import { call, codeOf, messageOf } from '../../../web-shared/server/api.ts';
import { inOwnLanguage } from '../../../web-shared/text/own-language.ts';
import { invalidate } from '../../lib/server/query-client.ts';
import { Card, ErrorNotice, LinkButton, Notice, Page, Spinner } from '../../ui/index.ts';
import { SignInFirst, useUser } from '../session/index.ts';
import { PublicHeader } from '../shell/index.ts';
import type { Elements } from '../../../web-shared/ui/elements.ts';

const PROCESSING_MS = 2_000;
const RETRY_MS = 3_000;

/** Shows the outcome of a payment as the server knows it, whatever the address says. */
export function SuccessPage() {
  const { t } = useText('subscription');
  const { data: user, isPending } = useUser();
  const [search] = useSearchParams();
  const [intent] = useState(() => search.get('payment_intent'));
  useEffect(() => {
    const address = new URLSearchParams({ upgrade: 'true', ...(intent && { payment_intent: intent }) });
    // Removes the payment's secret from the address bar and the history.
    window.history.replaceState(window.history.state, '', inOwnLanguage(`/subscription-success?${address}`));
  }, [intent]);
  return (
    <>
      <PublicHeader />
      <Page narrow title={t('success.title')}>
        {isPending ? (
          <Spinner label={t('success.processing')} />
        ) : !user ? (
          <SignInFirst text={t('success.signIn')} />
        ) : intent ? (
          <Outcome intent={intent} />
        ) : (
          <Failure words={t('success.missing')} />
        )}
      </Page>
    </>
  );
}

function Outcome({ intent }: { intent: string }) {
  const { t } = useText('subscription');
  const [isShort, setShort] = useState(true);
  const { data, error, refetch } = useQuery({
    queryKey: ['payment', intent],
    queryFn: () => call(verifyUpgradePayment, { body: { paymentIntentId: intent } }),
    refetchInterval: ({ state }) => (state.data?.status === 'processing' ? RETRY_MS : false),
    gcTime: 0,
  });
  const isPaid = data?.status === 'succeeded';
  useEffect(() => {
    const timer = setTimeout(() => setShort(false), PROCESSING_MS);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (isPaid) void invalidate('/api/subscription', '/api/dashboard-stats');
  }, [isPaid]);
  if (isShort || (!data && !error)) return <Spinner label={t('success.processing')} />;
  if (!data) return <NotPaid error={error} onRetry={() => void refetch()} />;
  return (
    <Card title={isPaid ? t('success.done') : t('success.processing')}>
      <p role="status">{isPaid ? data.message : t('success.bank')}</p>
      <div className="row">
        <LinkButton variant="primary" to="/dashboard">
          {t('success.dashboard')}
        </LinkButton>
        <LinkButton to="/subscription-dashboard">{t('success.subscription')}</LinkButton>
      </div>
    </Card>
  );
}

/** Shows the server's reason for a failed payment, or a retry if the server gave none. */
function NotPaid({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useText('subscription');
  const said = messageOf(error) ?? t('success.error');
  switch (codeOf(error)) {
    case 'billing.payment-failed':
      return <Failure words={said} />;
    case 'common.not-found':
      // An unknown payment, or another account's, is an error, not a missing page.
      return <Failure words={t('success.error')} />;
    case 'billing.payment-returned':
      return (
        <Ended>
          <Notice tone="end" title={t('success.returned')}>
            <p>{said}</p>
          </Notice>
        </Ended>
      );
    default:
      return (
        <Ended>
          <ErrorNotice title={t('success.error')} error={error} onRetry={onRetry} />
        </Ended>
      );
  }
}

/** Nothing was paid: offers the payment first. */
function Failure({ words }: { words: string }) {
  const { t } = useText('subscription');
  return (
    <Ended
      first={
        <LinkButton variant="primary" to="/subscribe">
          {t('success.again')}
        </LinkButton>
      }
    >
      <Notice tone="end" title={t('success.failed')}>
        <p>{words}</p>
      </Notice>
    </Ended>
  );
}

function Ended({ first, children }: { first?: Elements; children: Elements }) {
  const { t } = useText('subscription');
  return (
    <Card>
      {children}
      <div className="row">
        {first}
        <LinkButton to="/subscription-dashboard">{t('success.subscription')}</LinkButton>
        <LinkButton to="/dashboard">{t('success.dashboard')}</LinkButton>
      </div>
    </Card>
  );
}
