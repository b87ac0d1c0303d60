import type { StripeStore } from '../store.ts';
import { cardOf } from '../cards.ts';
import { invalid } from '../errors.ts';
import type { PaymentMethod } from '../state.ts';

/** Returns a payment method by id, or a new one from a test card; refuses any other card. */
export async function paymentMethodFor(books: StripeStore, given: string, customer: string): Promise<PaymentMethod> {
  const card = cardOf(given);
  if (!card) return attachedTo(await books.get('payment_method', given), customer);
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

/** A card of another customer is refused. */
function attachedTo(method: PaymentMethod, customer: string): PaymentMethod {
  if (method.customer === customer) return method;
  throw invalid('The provided PaymentMethod cannot be attached. It belongs to another Customer.');
}

/** Makes a payment method usable for a customer. */
export async function attach(books: StripeStore, id: string, customer: string): Promise<void> {
  const method = await books.get('payment_method', id);
  if (method.customer !== customer) await books.put({ ...method, customer });
}
