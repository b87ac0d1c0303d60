import { newSecret, type StripeStore } from '../store.ts';
import { cardOf, NOT_PROVEN } from '../cards.ts';
import { invalid } from '../errors.ts';
import { emit } from '../events.ts';
import type { Failure, PaymentMethod, SetupIntent } from '../state.ts';

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
  return intent;
}

export async function confirmSetup(
  books: StripeStore,
  intent: SetupIntent,
  method: PaymentMethod,
  { proven }: { proven: boolean },
  returnUrl: string | null = null,
): Promise<SetupIntent> {
  if (intent.status === 'succeeded')
    throw invalid('You cannot confirm this SetupIntent because it has already succeeded.');
  const card = cardOf(method.number)!;
  const tried = { ...intent, paymentMethod: method.id, failure: null, returnUrl };
  if (card.proof && !proven) {
    const waiting: SetupIntent = { ...tried, status: 'requires_action' };
    await books.put(waiting);
    return waiting;
  }
  if (card.failure && !card.failsLater) return setupFailed(books, tried, card.failure);
  await books.put({ ...method, customer: intent.customer, isSetUp: true });
  const done: SetupIntent = { ...tried, status: 'succeeded' };
  await books.put(done);
  await emit(books, 'setup_intent.succeeded', done);
  return done;
}

/** Records that the payer did not authenticate. */
export async function setupFailed(
  books: StripeStore,
  intent: SetupIntent,
  failure: Failure = NOT_PROVEN,
): Promise<SetupIntent> {
  const open: SetupIntent = { ...intent, status: 'requires_payment_method', paymentMethod: null, failure };
  await books.put(open);
  return open;
}
