import type { StripeStore } from '../store.ts';
import { invalid } from '../errors.ts';
import { emit } from '../events.ts';
import type { Charge } from '../state.ts';

export async function refund(books: StripeStore, paymentIntent: string, amount?: number) {
  const intent = await books.get('payment_intent', paymentIntent);
  const charge =
    intent.status === 'succeeded' && intent.latestCharge ? await books.find('charge', intent.latestCharge) : null;
  if (!charge) throw invalid('This PaymentIntent does not have a successful charge to refund.', 'payment_intent');
  if (charge.disputed) throw notRefundable('charge_disputed', `Charge ${charge.id} has been charged back.`);
  const left = charge.amount - charge.refunded;
  if (left === 0) throw notRefundable('charge_already_refunded', `Charge ${charge.id} has already been refunded.`);
  if (amount !== undefined && amount > left)
    throw invalid('Refund amount is greater than unrefunded amount on charge', 'amount');
  const given = amount ?? left;
  const made = {
    kind: 'refund' as const,
    id: books.id('refund'),
    created: books.at,
    customer: charge.customer,
    charge: charge.id,
    paymentIntent,
    amount: given,
  };
  const after: Charge = { ...charge, refunded: charge.refunded + given };
  await books.put(made);
  await books.put(after);
  await emit(books, 'refund.created', made);
  await emit(books, 'charge.refunded', after);
  return made;
}

function notRefundable(code: string, message: string): Error {
  const refusal = invalid(message);
  refusal.body.error['code'] = code;
  return refusal;
}
