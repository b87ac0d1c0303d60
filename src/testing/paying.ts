import type { Knex } from 'knex';
import { expectOk, PASSWORD, type Person } from './people.ts';
import type { Product } from './product.ts';
import type { Answer, Visitor } from './visitor.ts';

/** Ids of the plans in a fresh database. */
export const PLANS = { free: 1, monthly: 2, sixMonth: 3, lifetime: 4 } as const;

const KEY = { Authorization: 'Bearer sk_test_local', 'Content-Type': 'application/x-www-form-urlencoded' };

/** Calls the stand-in for Stripe, as the server does. */
export const callStripe = (
  product: Product,
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  form = '',
): Promise<Answer> =>
  product
    .visitor()
    .call(
      method,
      `/dev/stripe/v1/${path}${method === 'GET' && form ? `?${form}` : ''}`,
      method === 'POST' ? form : undefined,
      KEY,
    );

export const intentOf = (clientSecret: string): string => clientSecret.split('_secret_')[0]!;

/** Confirms a payment with a test card, like the form in the browser. */
export const confirmPayment = (product: Product, clientSecret: string, card = 'pm_card_visa'): Promise<Answer> =>
  callStripe(
    product,
    'POST',
    `${clientSecret.startsWith('seti_') ? 'setup' : 'payment'}_intents/${intentOf(clientSecret)}/confirm`,
    `payment_method=${card}`,
  );

let count = 0;

export interface Payer {
  email: string;
  browser: Visitor;
  clientSecret: string;
  paymentIntentId: string;
}

/** Begins a sign-up with a paid plan. The payment is pending. */
export async function beginPaidSignUp(
  product: Product,
  name: string,
  {
    planId = PLANS.monthly,
    promoCode,
    beginAtOnce,
    form = { gender: 'male' },
    email = `${name.toLowerCase()}.pays.${process.pid}.${++count}@people.example`,
  }: { planId?: number; promoCode?: string; beginAtOnce?: boolean; form?: object; email?: string } = {},
): Promise<Payer> {
  const browser = product.visitor();
  const signupData = { email, password: PASSWORD, username: name, selectedPlan: String(planId), ...form };
  const { body } = await expectOk(
    'Checkout',
    browser.post('/api/create-signup-checkout-session', { planId, email, signupData, promoCode, beginAtOnce }),
  );
  return { email, browser, clientSecret: body.clientSecret, paymentIntentId: intentOf(body.clientSecret) };
}

/** A signed-in person whose account a payment created. */
export async function aPayer(
  product: Product,
  name: string,
  { card, ...signUp }: Parameters<typeof beginPaidSignUp>[2] & { card?: string } = {},
): Promise<Payer> {
  const payer = await beginPaidSignUp(product, name, signUp);
  await expectOk('Payment', confirmPayment(product, payer.clientSecret, card));
  await expectOk('Verification', payer.browser.post('/api/verify-signup-payment', payer));
  await expectOk('Sign-in', payer.browser.post('/api/auth/signin', { email: payer.email, password: PASSWORD }));
  return payer;
}

/** Buys a plan, or changes to it. */
export async function buy(
  product: Product,
  { browser }: Pick<Person, 'browser'>,
  planId: number,
  given: { promoCode?: string | undefined; beginAtOnce?: boolean } = {},
): Promise<Answer> {
  const { body } = await expectOk(
    'Checkout',
    browser.post('/api/create-upgrade-checkout-session', { planId, ...given }),
  );
  await expectOk('Payment', confirmPayment(product, body.clientSecret));
  return expectOk(
    'Verification',
    browser.post('/api/verify-upgrade-payment', { paymentIntentId: intentOf(body.clientSecret) }),
  );
}

/** Replaces the member's card for all later charges. */
export async function giveCard(product: Product, { browser }: Pick<Person, 'browser'>, card: string): Promise<void> {
  const { body } = await expectOk('Card', browser.post('/api/subscription/payment-method'));
  await expectOk('Set-up', confirmPayment(product, body.clientSecret, card));
  await product.waitForIdle();
}

/** Gives the member's plan a card whose bank wants to authenticate him at each payment. */
export async function giveProvingCard(product: Product, { email }: Pick<Person, 'email'>): Promise<void> {
  const { body: all } = await expectOk('Subscriptions', callStripe(product, 'GET', 'subscriptions', 'limit=100'));
  for (const { id, customer } of all.data) {
    if ((await callStripe(product, 'GET', `customers/${customer}`)).body.email !== email) continue;
    const attach = 'payment_methods/pm_card_authenticationRequired/attach';
    const { body } = await expectOk('Card', callStripe(product, 'POST', attach, `customer=${customer}`));
    await expectOk('Plan', callStripe(product, 'POST', `subscriptions/${id}`, `default_payment_method=${body.id}`));
  }
  await product.waitForIdle();
}

/** A test card; every payment with it is disputed. */
export const DISPUTING = 'pm_card_createDispute';

/** Ends a payment's dispute in the payer's favour. */
export async function takeBack(product: Product, { paymentIntentId }: Pick<Payer, 'paymentIntentId'>): Promise<void> {
  const { body } = await expectOk('Disputes', callStripe(product, 'GET', 'disputes', 'limit=100'));
  const { id } = body.data.find((one: Record<string, string>) => one['payment_intent'] === paymentIntentId);
  await expectOk('Dispute', callStripe(product, 'POST', `disputes/${id}/close`));
  await product.waitForIdle();
}

/** Makes a payer's payments older, as if they had been made so many days ago. */
export async function makeOlder(
  product: Product,
  { browser }: Pick<Person, 'browser'>,
  days: number,
  db: Knex = product.application.kernel.db,
): Promise<void> {
  await product.waitForIdle();
  const { id } = (await browser.get('/api/user')).body;
  const earlier = (column: string) => db.raw('?? - make_interval(days => ?)', [column, days]);
  await db('billing.payment')
    .where({ account_id: id })
    .update({ paid_at: earlier('paid_at'), period_start: earlier('period_start') });
}
