import { PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import { useRef, useState } from 'react';
import { useText } from '../../lib/text/use-text.ts';
import { Button, Form, Skeleton, toast } from '../../ui/index.ts';
import { confirmIntent } from './confirm-intent.ts';
import type { Agree } from './use-checkout.ts';
import { useChoice } from './use-choice.tsx';

export type ConfirmFormProps = {
  clientSecret: string;
  /** The path to return to from the bank, with the payment intent in the query. */
  returnTo: string;
  submit: string;
  /** A request that the payer may choose, and what stores the choice before the payment; a new card has neither. */
  choice?: string | null;
  agree?: Agree;
  /** Called on confirmation without a visit to the bank. */
  onConfirmed: (intentId: string) => void;
};

/** Card fields, choice and button. Pressing it again does nothing until there is a response. */
export function ConfirmForm({ clientSecret, returnTo, submit, choice, agree, onConfirmed }: ConfirmFormProps) {
  const { t } = useText('payment');
  const stripe = useStripe();
  const elements = useElements();
  const [isReady, setReady] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const running = useRef(false);
  const agreed = useChoice(choice, agree);

  async function confirm() {
    if (!stripe || !elements || running.current) return;
    running.current = true;
    setBusy(true);
    if (!(await agreed.store())) {
      running.current = false;
      return setBusy(false);
    }
    const outcome = await confirmIntent({ stripe, elements, clientSecret, returnTo });
    // Stays busy after the confirmation, because the page navigates.
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
      {/* Shown together with the card fields, so that nothing jumps. */}
      {isReady && agreed.box}
      {isReady && (
        <Button variant="primary" wide type="submit" busy={isBusy}>
          {isBusy ? t('form.paying') : submit}
        </Button>
      )}
    </Form>
  );
}
