import { invalid } from '../errors.ts';
import { emit } from '../events.ts';
import type { Charge, Dispute, PaymentIntent, Refund } from '../state.ts';
import type { StripeStore } from '../store.ts';

/** Records a try to charge a card. */
export async function newCharge(
  books: StripeStore,
  { id, customer, amount }: PaymentIntent,
  { failed, disputed, number }: { failed: boolean; disputed: boolean; number: string },
): Promise<Charge> {
  const charge: Charge = {
    kind: 'charge',
    id: books.id('charge'),
    created: books.at,
    customer,
    paymentIntent: id,
    amount,
    captured: failed ? 0 : amount,
    refunded: 0,
    disputed,
    number,
  };
  await books.put(charge);
  return charge;
}

export async function refund(books: StripeStore, paymentIntent: string, amount?: number): Promise<Refund> {
  const intent = await books.get('payment_intent', paymentIntent);
  const charge =
    intent.status === 'succeeded' && intent.latestCharge ? await books.find('charge', intent.latestCharge) : null;
  if (!charge) throw invalid('This PaymentIntent does not have a successful charge to refund.');
  if (charge.disputed) throw invalid(`Charge ${charge.id} has been charged back.`, 'charge_disputed');
  const left = charge.amount - charge.refunded;
  if (left === 0) throw invalid(`Charge ${charge.id} has already been refunded.`, 'charge_already_refunded');
  if (amount !== undefined && amount > left) throw invalid('Refund amount is greater than unrefunded amount on charge');
  const given = amount ?? left;
  const made: Refund = {
    kind: 'refund',
    id: books.id('refund'),
    created: books.at,
    paymentIntent,
    amount: given,
  };
  const after: Charge = { ...charge, refunded: charge.refunded + given };
  await books.put(made);
  await books.put(after);
  await emit(books, 'charge.refunded', after);
  return made;
}

export async function dispute(books: StripeStore, { id, paymentIntent, amount }: Charge): Promise<void> {
  const made: Dispute = {
    kind: 'dispute',
    id: books.id('dispute'),
    created: books.at,
    charge: id,
    paymentIntent,
    amount,
    status: 'needs_response',
    respondBy: books.at + 9 * 24 * 60 * 60,
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
