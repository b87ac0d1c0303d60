import { Elements } from '@stripe/react-stripe-js';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useText } from '../../lib/text/use-text.ts';
import { ErrorNotice, Skeleton } from '../../ui/index.ts';
import { appearance } from './appearance.ts';
import { ConfirmForm, type ConfirmFormProps } from './confirm-form.tsx';
import { stripeFor } from './load-stripe.ts';
import type { OpenedCheckout } from './opened.ts';
import { ownLanguage } from '../../../web-shared/text/own-language.ts';

type PaymentFormProps = Omit<ConfirmFormProps, 'clientSecret'> & { opened: OpenedCheckout };

export function PaymentForm({ opened, ...props }: PaymentFormProps) {
  const { t } = useText('payment');
  const { clientSecret, publishableKey } = opened;
  const {
    data: stripe,
    error,
    refetch,
  } = useQuery({
    queryKey: ['stripe', publishableKey],
    queryFn: () => stripeFor(opened),
    structuralSharing: false,
    retry: false,
  });
  // Stripe supports Arabic, but not Urdu.
  const locale = ownLanguage() === 'ar' ? 'ar' : 'auto';
  const options = useMemo(() => ({ clientSecret, appearance: appearance(), locale }) as const, [clientSecret, locale]);
  if (error) return <ErrorNotice title={t('form.loadFailed')} error={error} onRetry={() => void refetch()} />;
  if (!stripe) return <Skeleton lines={5} />;
  return (
    // Keyed, because elements of one payment cannot be reused for another.
    <Elements key={clientSecret} stripe={stripe} options={options}>
      <ConfirmForm clientSecret={clientSecret} {...props} />
    </Elements>
  );
}
