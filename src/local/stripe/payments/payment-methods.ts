import type { StripeStore } from '../store.ts';
import { cardOf } from '../cards.ts';
import type { PaymentMethod } from '../state.ts';

/** A payment method by id, or a new one from a test card's name; refuses any other card. */
export async function paymentMethodFor(
  books: StripeStore,
  given: string,
  customer: string | null,
): Promise<PaymentMethod> {
  const card = cardOf(given);
  if (!card) {
    const method = await books.get('payment_method', given);
    return method;
  }
  const method: PaymentMethod = {
    kind: 'payment_method',
    id: books.id('payment_method'),
    created: books.at,
    number: card.number,
    customer,
    isSetUp: false,
  };
  await books.put(method);
  return method;
}
