import type { Stripe, StripeElements, StripeError } from '@stripe/stripe-js';
import { inOwnLanguage } from '../../../web-shared/text/own-language.ts';

interface IntentOptions {
  stripe: Pick<Stripe, 'confirmPayment' | 'confirmSetup'>;
  elements: StripeElements;
  clientSecret: string;
  returnTo: string;
}
/** Confirmed, refused with the provider's message, or failed for an unknown reason. */
type Outcome = { intentId: string } | { refused: boolean; said?: string | undefined };

const MAY_BE_TRIED = ['requires_payment_method', 'requires_confirmation', 'requires_action'];

/**
 * Confirms a payment or the setup of a card, depending on the secret. If the bank must authenticate the payer, the
 * window navigates there and the promise never resolves.
 */
export async function confirmIntent({ stripe, elements, clientSecret, returnTo }: IntentOptions): Promise<Outcome> {
  const given = {
    elements,
    clientSecret,
    confirmParams: { return_url: new URL(inOwnLanguage(returnTo), window.location.origin).href },
    redirect: 'if_required' as const,
  };
  try {
    const { error: incomplete } = await elements.submit();
    if (incomplete) return { refused: true, said: incomplete.message };
    const isSetup = clientSecret.startsWith('seti_');
    const { error, intent } = isSetup
      ? await stripe.confirmSetup(given).then((answer) => ({ ...answer, intent: answer.setupIntent }))
      : await stripe.confirmPayment(given).then((answer) => ({ ...answer, intent: answer.paymentIntent }));
    const confirmed = intent ?? confirmedBefore(error);
    return confirmed ? { intentId: confirmed.id } : { refused: true, said: error?.message };
  } catch {
    return { refused: false };
  }
}

/** Recognises an intent confirmed in another window, or by an earlier click whose response was lost. */
function confirmedBefore(error: StripeError | undefined) {
  const intent = error?.payment_intent ?? error?.setup_intent;
  return intent && !MAY_BE_TRIED.includes(intent.status) && intent.status !== 'canceled' ? intent : undefined;
}
