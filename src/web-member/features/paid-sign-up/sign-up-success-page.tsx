import { verifySignUpPayment } from '#modules/billing/contracts/checkout.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, call, codeOf, isPassing } from '../../../web-shared/server/api.ts';
import { usePaymentFromAddress, type PaymentInAddress } from '../../lib/forms/payment-from-address.ts';
import { Spinner } from '../../ui/index.ts';
import { AuthCard } from '../auth/index.ts';
import { AccountMade } from './account-made.tsx';
import { AccountNotMade } from './account-not-made.tsx';

const LOOK_AGAIN_MS = 2_000;
/** After this many checks the reader learns that there is no need to wait here. */
const MANY = 5;

/** Shown after the payment; polls the server until it knows the outcome. */
export function SignUpSuccessPage() {
  const { t } = useTranslation('sign-up-payment');
  const payment = usePaymentFromAddress();
  return payment ? <Outcome payment={payment} /> : <AccountNotMade text={t('success.missing')} />;
}

function Outcome({ payment }: { payment: PaymentInAddress }) {
  const { t } = useTranslation('sign-up-payment');
  const whatIsSaid = (error: unknown) => {
    if (!(error instanceof ApiError)) return t('success.unknown');
    // An unknown payment is an error, not a missing page.
    return error.status === 404 ? t('success.missing') : (error.said ?? t('success.failed'));
  };
  const [looks, setLooks] = useState(0);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['sign-up payment', payment.paymentIntentId],
    queryFn: () => {
      setLooks((before) => before + 1);
      return call(verifySignUpPayment, { body: payment });
    },
    retry: false,
    gcTime: 0,
    refetchInterval: ({ state }) => state.data?.status === 'processing' && LOOK_AGAIN_MS,
  });
  if (data?.status === 'succeeded') return <AccountMade />;
  if (error) {
    return (
      <AccountNotMade
        text={whatIsSaid(error)}
        isUnpaid={codeOf(error) === 'billing.payment-failed'}
        onRetry={isPassing(error) ? () => void refetch() : undefined}
        isBusy={isFetching}
      />
    );
  }
  return (
    <AuthCard title={t('success.processingTitle')}>
      <Spinner label={looks < MANY ? t('success.processing') : t('success.slow')} />
    </AuthCard>
  );
}
