import type { StripeStore } from '../store.ts';
import { invalid } from '../errors.ts';
import { emit } from '../events.ts';
import type { Charge, Dispute } from '../state.ts';

export async function dispute(books: StripeStore, charge: Charge): Promise<void> {
  const { customer, paymentIntent, amount } = charge;
  const made: Dispute = {
    kind: 'dispute',
    id: books.id('dispute'),
    created: books.at,
    customer,
    charge: charge.id,
    paymentIntent,
    amount,
    status: 'needs_response',
  };
  await books.put(made);
  await emit(books, 'charge.dispute.created', made);
}

/** Loses a dispute: the charge remains with the payer's bank. */
export async function loseDispute(books: StripeStore, disputed: Dispute): Promise<Dispute> {
  if (disputed.status === 'lost') throw invalid('This dispute is already closed');
  const lost: Dispute = { ...disputed, status: 'lost' };
  await books.put(lost);
  await emit(books, 'charge.dispute.closed', lost);
  return lost;
}
