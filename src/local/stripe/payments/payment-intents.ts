import { newSecret, type StripeStore } from '../store.ts';
import { cardOf, NOT_PROVEN, UNPROVEN } from '../cards.ts';
import { invalid } from '../errors.ts';
import { emit } from '../events.ts';
import type { Failure, PaymentIntent, PaymentMethod } from '../state.ts';
import { dispute, newCharge } from './charges.ts';

export interface Presence {
  /** The payer is on the page and can authenticate. */
  onSession: boolean;
  /** The payer has just authenticated. */
  proven?: boolean;
}

export async function newPaymentIntent(
  books: StripeStore,
  { customer, amount, invoice }: Pick<PaymentIntent, 'customer' | 'amount' | 'invoice'>,
): Promise<PaymentIntent> {
  const id = books.id('payment_intent');
  const intent: PaymentIntent = {
    kind: 'payment_intent',
    id,
    created: books.at,
    customer,
    amount,
    status: 'requires_payment_method',
    secret: newSecret(id),
    paymentMethod: null,
    invoice,
    latestCharge: null,
    failure: null,
    returnUrl: null,
  };
  await books.put(intent);
  return intent;
}

/** Tries to charge a card. Returns the intent after the try; `failure` means that it was declined. */
export async function confirm(
  books: StripeStore,
  intent: PaymentIntent,
  method: PaymentMethod,
  { onSession, proven = false }: Presence,
  returnUrl: string | null = null,
): Promise<PaymentIntent> {
  if (intent.status === 'succeeded' || intent.status === 'canceled')
    throw invalid(
      `You cannot confirm this PaymentIntent because it has a status of ${intent.status}.`,
      'payment_intent_unexpected_state',
    );
  const card = cardOf(method.number)!;
  const mustProve = card.proof === 'always' || (card.proof === 'once' && !method.isSetUp);
  const tried = { ...intent, paymentMethod: method.id, failure: null, returnUrl };
  if (mustProve && !proven) {
    if (!onSession) return failed(books, tried, UNPROVEN);
    const waiting: PaymentIntent = { ...tried, status: 'requires_action' };
    await books.put(waiting);
    return waiting;
  }
  if (card.failure) return failed(books, tried, card.failure);
  const charge = await newCharge(books, tried, {
    failed: false,
    disputed: card.disputes === true,
    number: method.number,
  });
  const paid: PaymentIntent = { ...tried, status: 'succeeded', latestCharge: charge.id };
  await books.put(paid);
  if (method.customer === null || proven)
    await books.put({ ...method, customer: intent.customer, isSetUp: method.isSetUp || proven });
  await emit(books, 'payment_intent.succeeded', paid);
  if (card.disputes) await dispute(books, charge);
  return paid;
}

/** Records that the payer did not authenticate. */
export const notProven = (books: StripeStore, intent: PaymentIntent): Promise<PaymentIntent> =>
  failed(books, intent, NOT_PROVEN, { isCharged: false });

export async function cancelIntent(books: StripeStore, id: string): Promise<void> {
  const intent = await books.find('payment_intent', id);
  if (!intent || intent.status === 'succeeded' || intent.status === 'canceled') return;
  await books.put({ ...intent, status: 'canceled' });
}

async function failed(
  books: StripeStore,
  intent: PaymentIntent,
  failure: Failure,
  { isCharged = true } = {},
): Promise<PaymentIntent> {
  const charge = isCharged ? await newCharge(books, intent, { failed: true, disputed: false, number: '' }) : null;
  const open: PaymentIntent = {
    ...intent,
    status: 'requires_payment_method',
    paymentMethod: null,
    latestCharge: charge?.id ?? intent.latestCharge,
    failure,
  };
  await books.put(open);
  await emit(books, 'payment_intent.payment_failed', open);
  return open;
}
