import type { Stripe, StripeElements, StripeError } from '@stripe/stripe-js';
import { inOwnLanguage } from '../../lib/text/own-language.ts';

interface IntentOptions {
  stripe: Pick<Stripe, 'confirmPayment' | 'confirmSetup'>;
  elements: StripeElements;
  clientSecret: string;
  returnTo: string;
}
/** What became of it: confirmed; refused, in the provider's words; or nobody knows why not. */
type Outcome = { intentId: string } | { refused: boolean; said?: string | undefined };

const MAY_BE_TRIED = ['requires_payment_method', 'requires_confirmation', 'requires_action'];

/**
 * Confirms a payment, or the set-up of a card: its secret says which of the two. Where the bank wants to see the payer
 * first, the window goes there, and this never resolves.
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

/** In another window, or by a first click whose answer was lost. */
function confirmedBefore(error: StripeError | undefined) {
  const intent = error?.payment_intent ?? error?.setup_intent;
  return intent && !MAY_BE_TRIED.includes(intent.status) && intent.status !== 'canceled' ? intent : undefined;
}
