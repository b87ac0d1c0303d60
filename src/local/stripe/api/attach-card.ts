import type { StripeStore } from '../store.ts';
import { paymentMethodFor } from '../payments/payment-methods.ts';

/** Attaches the card to the customer; a test card by name becomes a new one. */
export async function attachCard(books: StripeStore, card: string, customer: string): Promise<string> {
  await books.get('customer', customer);
  const method = await paymentMethodFor(books, card, customer);
  if (method.customer !== customer) await books.put({ ...method, customer });
  return method.id;
}
