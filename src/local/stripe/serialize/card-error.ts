import type { Outcome } from '../api/outcome.ts';
import type { StripeStore } from '../store.ts';
import { paymentError } from './payment-error.ts';
import { serialize } from './serialize.ts';

/** The error of a declined card; null for everything else. */
export async function cardError(books: StripeStore, outcome: Outcome): Promise<object | null> {
  if (!('kind' in outcome)) return null;
  const isIntent = outcome.kind === 'payment_intent' || outcome.kind === 'setup_intent';
  if (!isIntent || outcome.failure === null || outcome.status !== 'requires_payment_method') return null;
  const error = await paymentError(books, outcome, outcome.kind === 'payment_intent' ? outcome.latestCharge : null);
  return { error: { ...error, type: 'card_error', [outcome.kind]: await serialize(books, outcome) } };
}
