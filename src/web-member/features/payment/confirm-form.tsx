import { PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/forms/choices.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { toast } from '../../ui/feedback/toast-store.ts';
import { Skeleton } from '../../ui/feedback/waiting.tsx';
import { confirmIntent } from './confirm-intent.ts';

export type ConfirmFormProps = {
  clientSecret: string;
  /** Where the bank leads back to, with the intent in the address: a path of this site. */
  returnTo: string;
  submit: string;
  /** A plan begins with the payment, to which the payer says yes; a new card begins nothing. */
  needsConsent?: boolean;
  /** It is confirmed, and no bank was to be visited. */
  onConfirmed: (intentId: string) => void;
};

/** The fields of the card, the payer's yes, and the button; pressed again, it does nothing until there is an answer. */
export function ConfirmForm({ clientSecret, returnTo, submit, needsConsent, onConfirmed }: ConfirmFormProps) {
  const { t } = useTranslation('payment');
  const stripe = useStripe();
  const elements = useElements();
  const [isReady, setReady] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const running = useRef(false);
  const [agrees, setAgrees] = useState(false);
  const [isMissing, setMissing] = useState(false);

  async function confirm() {
    if (!stripe || !elements || running.current) return;
    if (needsConsent && !agrees) return setMissing(true);
    running.current = true;
    setBusy(true);
    const outcome = await confirmIntent({ stripe, elements, clientSecret, returnTo });
    // Confirmed, it stays busy: the page goes on.
    if ('intentId' in outcome) return onConfirmed(outcome.intentId);
    running.current = false;
    setBusy(false);
    toast({
      title: t(outcome.refused ? 'form.failed' : 'form.error'),
      description: outcome.refused ? (outcome.said ?? t('form.failedText')) : t('form.errorText'),
      variant: 'destructive',
    });
  }

  return (
    <Form onSubmit={() => void confirm()}>
      <div className="payment-card">
        {!isReady && <Skeleton lines={5} />}
        <PaymentElement onReady={() => setReady(true)} />
      </div>
      {/* What stands below the card comes with it, so that nothing jumps. */}
      {isReady && needsConsent && (
        <Checkbox
          label={t('form.consent')}
          error={isMissing ? t('form.consentMissing') : undefined}
          checked={agrees}
          onChange={({ target }) => {
            setAgrees(target.checked);
            setMissing(false);
          }}
        />
      )}
      {isReady && (
        <Button look="main" wide type="submit" busy={isBusy}>
          {isBusy ? t('form.paying') : submit}
        </Button>
      )}
    </Form>
  );
}
