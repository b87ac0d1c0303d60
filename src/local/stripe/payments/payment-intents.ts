import { newSecret, type StripeStore } from '../store.ts';
import { cardOf } from '../cards.ts';
import { invalid } from '../errors.ts';
import { emit } from '../events.ts';
import type { Charge, Failure, PaymentIntent, PaymentMethod } from '../state.ts';
import { type Presence, UNPROVEN, NOT_PROVEN } from './authentication.ts';
import { dispute } from './disputes.ts';

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
    canceledAt: null,
  };
  await books.put(intent);
  await emit(books, 'payment_intent.created', intent);
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
    throw invalid(`You cannot confirm this PaymentIntent because it has a status of ${intent.status}.`);
  const card = cardOf(method.number)!;
  const mustProve = card.proof === 'always' || (card.proof === 'once' && !method.isSetUp);
  const tried = { ...intent, paymentMethod: method.id, failure: null, returnUrl };
  if (mustProve && !proven) {
    if (!onSession) return failed(books, tried, method, UNPROVEN);
    const waiting: PaymentIntent = { ...tried, status: 'requires_action' };
    await books.put(waiting);
    await emit(books, 'payment_intent.requires_action', waiting);
    return waiting;
  }
  if (card.failure) return failed(books, tried, method, card.failure);
  const charge = await charged(books, tried, method, null);
  const paid: PaymentIntent = { ...tried, status: 'succeeded', latestCharge: charge.id };
  await books.put(paid);
  if (method.customer === null || proven)
    await books.put({ ...method, customer: intent.customer, isSetUp: method.isSetUp || proven });
  await emit(books, 'charge.succeeded', charge);
  await emit(books, 'payment_intent.succeeded', paid);
  if (card.disputes) await dispute(books, charge);
  return paid;
}

/** Records that the payer did not authenticate. */
export async function notProven(books: StripeStore, intent: PaymentIntent): Promise<PaymentIntent> {
  const method = await books.get('payment_method', intent.paymentMethod ?? '');
  return failed(books, intent, method, NOT_PROVEN, { isCharged: false });
}

export async function cancelIntent(books: StripeStore, id: string): Promise<void> {
  const intent = await books.find('payment_intent', id);
  if (!intent || intent.status === 'succeeded' || intent.status === 'canceled') return;
  const canceled: PaymentIntent = { ...intent, status: 'canceled', canceledAt: books.at };
  await books.put(canceled);
  await emit(books, 'payment_intent.canceled', canceled);
}

async function failed(
  books: StripeStore,
  intent: PaymentIntent,
  method: PaymentMethod,
  failure: Failure,
  { isCharged = true } = {},
): Promise<PaymentIntent> {
  const charge = isCharged ? await charged(books, intent, method, failure) : null;
  const open: PaymentIntent = {
    ...intent,
    status: 'requires_payment_method',
    paymentMethod: null,
    latestCharge: charge?.id ?? intent.latestCharge,
    failure,
  };
  await books.put(open);
  if (charge) await emit(books, 'charge.failed', charge);
  await emit(books, 'payment_intent.payment_failed', open);
  return open;
}

async function charged(
  books: StripeStore,
  intent: PaymentIntent,
  method: PaymentMethod,
  failure: Failure | null,
): Promise<Charge> {
  const charge: Charge = {
    kind: 'charge',
    id: books.id('charge'),
    created: books.at,
    customer: intent.customer,
    paymentIntent: intent.id,
    paymentMethod: method.id,
    amount: intent.amount,
    refunded: 0,
    failure,
    disputed: failure === null && cardOf(method.number)?.disputes === true,
  };
  await books.put(charge);
  return charge;
}
