import type Stripe from 'stripe';
import type { StripeStore } from '../store.ts';
import type * as state from '../state.ts';
import { paymentMethod } from './payment-method.ts';

export async function paymentError(
  books: StripeStore,
  { failure, paymentMethod: method }: { failure: state.Failure | null; paymentMethod: string | null },
  charged: string | null = null,
): Promise<Stripe.PaymentIntent.LastPaymentError | null> {
  if (!failure) return null;
  const card = method ? await books.find('payment_method', method) : null;
  return {
    type:
      failure.code === 'card_declined' || failure.code === 'authentication_required'
        ? 'card_error'
        : 'invalid_request_error',
    code: failure.code as 'card_declined',
    message: failure.message,
    ...(failure.declineCode && { decline_code: failure.declineCode }),
    ...(charged && { charge: charged }),
    ...(card && { payment_method: paymentMethod(card) }),
  };
}
