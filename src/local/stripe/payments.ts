import { newSecret, type StripeStore } from './store.ts';
import { cardOf } from './cards.ts';
import { invalid } from './errors.ts';
import { emit } from './events.ts';
import type { Charge, Dispute, Failure, PaymentIntent, PaymentMethod, SetupIntent } from './state.ts';

export interface Presence {
  /** The payer is on the page and can authenticate. */
  onSession: boolean;
  /** The payer has just authenticated. */
  proven?: boolean;
}

const UNPROVEN: Failure = {
  code: 'authentication_required',
  declineCode: 'authentication_required',
  message: 'Your card was declined. This transaction requires authentication.',
};
const NOT_PROVEN: Failure = {
  code: 'payment_intent_authentication_failure',
  declineCode: null,
  message: 'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
};

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

async function dispute(books: StripeStore, charge: Charge): Promise<void> {
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

export async function newSetupIntent(books: StripeStore, customer: string): Promise<SetupIntent> {
  await books.get('customer', customer);
  const id = books.id('setup_intent');
  const intent: SetupIntent = {
    kind: 'setup_intent',
    id,
    created: books.at,
    customer,
    status: 'requires_payment_method',
    secret: newSecret(id),
    paymentMethod: null,
    failure: null,
    returnUrl: null,
  };
  await books.put(intent);
  await emit(books, 'setup_intent.created', intent);
  return intent;
}

export async function confirmSetup(
  books: StripeStore,
  intent: SetupIntent,
  method: PaymentMethod,
  { proven = false }: Pick<Presence, 'proven'>,
  returnUrl: string | null = null,
): Promise<SetupIntent> {
  if (intent.status === 'succeeded')
    throw invalid('You cannot confirm this SetupIntent because it has already succeeded.');
  const card = cardOf(method.number)!;
  const tried = { ...intent, paymentMethod: method.id, failure: null, returnUrl };
  if (card.proof && !proven) {
    const waiting: SetupIntent = { ...tried, status: 'requires_action' };
    await books.put(waiting);
    await emit(books, 'setup_intent.requires_action', waiting);
    return waiting;
  }
  if (card.failure && !card.failsLater) return setupFailed(books, tried, card.failure);
  await books.put({ ...method, customer: intent.customer, isSetUp: true });
  const done: SetupIntent = { ...tried, status: 'succeeded' };
  await books.put(done);
  await emit(books, 'setup_intent.succeeded', done);
  return done;
}

export const setupNotProven = (books: StripeStore, intent: SetupIntent): Promise<SetupIntent> =>
  setupFailed(books, intent, { ...NOT_PROVEN, code: 'setup_intent_authentication_failure' });

async function setupFailed(books: StripeStore, intent: SetupIntent, failure: Failure): Promise<SetupIntent> {
  const open: SetupIntent = { ...intent, status: 'requires_payment_method', paymentMethod: null, failure };
  await books.put(open);
  await emit(books, 'setup_intent.setup_failed', open);
  return open;
}

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
