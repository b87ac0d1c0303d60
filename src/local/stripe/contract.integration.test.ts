import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as textFrom } from 'node:stream/consumers';
import path from 'node:path';
import { Ajv, type ErrorObject } from 'ajv';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FixedClock } from '#kernel/clock.ts';
import { penceOf } from '#kernel/values/money.ts';
import { stripeProvider } from '../../modules/billing/infra/stripe/stripe-provider.ts';
import type { Order, PaymentProvider } from '../../modules/billing/domain/payment-provider.ts';
import { testDatabase } from '../../testing/server/database.ts';
import { readForm, type Form } from './form.ts';
import { schemasOf, type Schemas } from './testing/schemas.ts';
import { realStripe, standIn, type Upstream } from './testing/upstream.ts';

// Compares every request and response between adapter and stand-in with the types of Stripe's own SDK, and with the
// fields that the adapter reads. With the test key of an account, the same test runs against Stripe itself
// (docs/how-to.md).

const TEST_KEY = process.env['STRIPE_TEST_KEY'];
const db = await testDatabase();
const clock = new FixedClock(new Date('2027-01-31T10:00:00Z'));
/** Stripe remembers keys beyond a run. */
const run = randomUUID();

interface Exchange {
  route: string;
  form: string;
  status: number;
  body: Record<string, unknown>;
}
const exchanges: Exchange[] = [];
let upstream: Upstream;
let provider: PaymentProvider;
let port: number;
const ends: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  upstream = TEST_KEY ? await realStripe(TEST_KEY, clock) : await standIn(db, clock);
  const relay = createServer((incoming, outgoing) => {
    void (async () => {
      const { method, url, headers } = incoming;
      const route = routeOf(method!, url!);
      const form = method === 'POST' ? upstream.amended(route, await textFrom(incoming)) : (url!.split('?')[1] ?? '');
      const answer = await fetch(upstream.url + url, {
        method: method!,
        headers: onward(headers),
        ...(method === 'POST' && { body: form }),
      });
      const text = await answer.text();
      exchanges.push({ route, form, status: answer.status, body: JSON.parse(text) });
      outgoing.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(text);
    })();
  }).listen(0, '127.0.0.1');
  await once(relay, 'listening');
  ({ port } = relay.address() as AddressInfo);
  const keys = { secretKey: upstream.secretKey, publishableKey: '', webhookSecret: '' };
  provider = stripeProvider({ ...keys, at: { host: '127.0.0.1', port, protocol: 'http' } }, clock);
  ends.push(
    () => upstream.stop(),
    () => new Promise((resolve) => relay.close(resolve)),
  );
});
afterAll(async () => {
  for (const end of ends) await end();
});

/** Headers that a relay forwards: all but those of this connection. */
const onward = (headers: IncomingHttpHeaders): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).filter(
      (header): header is [string, string] =>
        typeof header[1] === 'string' && !['host', 'connection', 'content-length'].includes(header[0]),
    ),
  );

const monthly: Order['plan'] = { id: 2, code: 'monthly', name: 'Monthly', price: penceOf(1599), months: 1 };
const lifetime: Order['plan'] = { id: 4, code: 'lifetime', name: 'Lifetime', price: penceOf(9999), months: 0 };

const request = (method: 'GET' | 'POST', path: string, form = ''): Promise<Response> =>
  fetch(`http://127.0.0.1:${port}/v1/${path}`, {
    method,
    headers: { Authorization: `Bearer ${upstream.secretKey}`, 'Content-Type': 'application/x-www-form-urlencoded' },
    ...(method === 'POST' && { body: form }),
  });

async function confirm(clientSecret: string, card = 'pm_card_visa'): Promise<number> {
  const kind = clientSecret.startsWith('seti_') ? 'setup' : 'payment';
  const [intent] = clientSecret.split('_secret_');
  return (await request('POST', `${kind}_intents/${intent}/confirm`, `payment_method=${card}`)).status;
}

async function takeBack(paymentIntentId: string): Promise<void> {
  const dispute = async (): Promise<string | undefined> => {
    const { data } = (await (await request('GET', 'disputes?limit=100')).json()) as { data: Record<string, string>[] };
    return data.find(({ payment_intent }) => payment_intent === paymentIntentId)?.['id'];
  };
  await expect.poll(dispute).toBeDefined();
  expect((await request('POST', `disputes/${await dispute()}/close`)).status).toBe(200);
}

test('every call of the adapter works and is idempotent', async () => {
  const customer = { key: `customer-${run}`, email: 'payer@people.example' };
  const customerId = await provider.createCustomer(customer);
  expect(await provider.createCustomer(customer)).toBe(customerId);

  const reductions = [
    { name: 'Credit', amount: penceOf(500) },
    { name: 'Code', amount: penceOf(99) },
  ];
  const order: Order = { key: `order-1-${run}`, customerId, plan: monthly, reductions };
  const started = await provider.startSubscription(order);
  expect(started.amountDue).toBe(1000);
  expect(await provider.startSubscription(order)).toEqual(started);
  const intent = (await provider.paymentIntent(started.paymentIntentId))!;
  expect(await confirm(intent.clientSecret, 'pm_card_chargeDeclined')).toBe(402);
  expect(await provider.paymentIntent(intent.id)).toMatchObject({
    status: 'unpaid',
    failure: 'Your card was declined.',
  });
  expect(await confirm(intent.clientSecret)).toBe(200);
  const subscriptionId = started.subscriptionId!;
  await provider.setCancelAtPeriodEnd(subscriptionId, true);
  await provider.setCancelAtPeriodEnd(subscriptionId, false);

  const giveCard = async (card: string) => {
    const { clientSecret } = await provider.startCardSetup(customerId);
    await confirm(clientSecret, card);
    await provider.useCard(clientSecret.split('_secret_')[0]!);
  };
  await giveCard('pm_card_chargeCustomerFail');
  await upstream.passTo(new Date('2027-03-01T10:00:00Z'));
  const { subscriptions: unpaid } = await provider.accountOf(customerId);
  expect(unpaid).toMatchObject([{ status: 'past_due' }]);
  await giveCard('pm_card_visa');

  const bySavedCard = (paymentIntentId: string, card: string) =>
    provider.payBySavedCard({ paymentIntentId, subscriptionId, card, returnTo: 'https://mithaq.example/back' });
  const once = await provider.startInvoice({ key: `order-2-${run}`, customerId, plan: lifetime, reductions: [] });
  expect(await bySavedCard(once.paymentIntentId, 'Visa 0341')).toEqual({ status: 'other-card' });
  await giveCard('pm_card_chargeCustomerFail');
  expect(await bySavedCard(once.paymentIntentId, 'Visa 0341')).toEqual({ status: 'declined' });
  const attached = await request(
    'POST',
    'payment_methods/pm_card_authenticationRequired/attach',
    `customer=${customerId}`,
  );
  const { id: proving } = (await attached.json()) as { id: string };
  await request('POST', `subscriptions/${subscriptionId}`, `default_payment_method=${proving}`);
  const bank = await bySavedCard(once.paymentIntentId, 'Visa 3184');
  expect(bank).toEqual({ status: 'bank', address: expect.stringContaining('3ds') as string });
  await giveCard('pm_card_visa');
  // Repeated, it takes nothing more.
  for (let again = 0; again < 2; again++)
    expect(await bySavedCard(once.paymentIntentId, 'Visa 4242')).toEqual({ status: 'taken' });
  const abandoned = await provider.startSubscription({
    key: `order-3-${run}`,
    customerId,
    plan: monthly,
    reductions: [],
  });
  for (let again = 0; again < 2; again++) await provider.abandon(abandoned);
  await provider.abandon(
    await provider.startInvoice({ key: `order-5-${run}`, customerId, plan: lifetime, reductions: [] }),
  );
  for (let again = 0; again < 2; again++) await provider.refund(started.paymentIntentId);
  const disputed = await provider.startInvoice({ key: `order-6-${run}`, customerId, plan: lifetime, reductions: [] });
  await confirm((await provider.paymentIntent(disputed.paymentIntentId))!.clientSecret, 'pm_card_createDispute');
  await takeBack(disputed.paymentIntentId);
  await provider.refund(disputed.paymentIntentId);

  const { subscriptions, invoices } = await provider.accountOf(customerId);
  expect(subscriptions.map(({ status }) => status)).toEqual(['incomplete_expired', 'active']);
  // From 31 January on: 28 February, 31 March.
  const [periodStart, periodEnd] = [new Date('2027-02-28T10:00:00Z'), new Date('2027-03-31T10:00:00Z')];
  expect(subscriptions[1]).toMatchObject({ periodStart, periodEnd, cancelsAtPeriodEnd: false });
  expect(
    invoices.map(({ status, subtotal, amountPaid, amountRefunded, chargedBackAmount: amountTakenBack }) => [
      status,
      subtotal,
      amountPaid,
      amountRefunded,
      amountTakenBack,
    ]),
  ).toEqual([
    ['paid', 9999, 9999, 0, 9999],
    ['void', 9999, 0, 0, 0],
    ['void', 1599, 0, 0, 0],
    ['paid', 9999, 9999, 0, 0],
    ['paid', 1599, 1599, 0, 0],
    ['paid', 1599, 1000, 1000, 0],
  ]);

  const moved = new Date('2027-05-01T10:00:00Z');
  for (let again = 0; again < 2; again++) await provider.moveNextCharge(subscriptionId, moved);
  const later = async () => (await provider.accountOf(customerId)).subscriptions[1];
  expect(await later()).toMatchObject({ status: 'trialing', periodEnd: moved, cancelsAtPeriodEnd: false });
  await upstream.passTo(new Date('2027-05-02T10:00:00Z'));
  expect(await later()).toMatchObject({ periodStart: moved, periodEnd: new Date('2027-06-01T10:00:00Z') });
  for (let again = 0; again < 2; again++) await provider.cancel(subscriptionId);
  const missed = await provider.missedEvents(new Date(0));
  expect(missed.map(({ type }) => type)).toContain('invoice.paid');
  expect(missed.find(({ type }) => type === 'charge.dispute.closed')).toMatchObject({ customerId });
  await provider.deleteCustomer(customerId);
  expect(await provider.paymentIntent('pi_unknown')).toBeNull();
  await expect(
    provider.startInvoice({ key: `order-4-${run}`, customerId: 'cus_unknown', plan: lifetime, reductions: [] }),
  ).rejects.toThrow('Stripe refused an order: resource_missing');
}, 240_000);

const requests: Record<string, string> = {
  'POST /v1/customers': 'CustomerCreate',
  'POST /v1/customers/*': 'CustomerUpdate',
  'POST /v1/products': 'ProductCreate',
  'POST /v1/prices': 'PriceCreate',
  'POST /v1/coupons': 'CouponCreate',
  'POST /v1/subscriptions': 'SubscriptionCreate',
  'POST /v1/subscriptions/*': 'SubscriptionUpdate',
  'DELETE /v1/subscriptions/*': 'SubscriptionCancel',
  'POST /v1/invoices': 'InvoiceCreate',
  'POST /v1/invoices/*/finalize': 'InvoiceFinalize',
  'POST /v1/invoices/*/void': 'Nothing',
  'POST /v1/invoices/*/pay': 'InvoicePay',
  'POST /v1/invoiceitems': 'InvoiceItemCreate',
  'POST /v1/payment_intents/*/confirm': 'PaymentIntentConfirm',
  'POST /v1/refunds': 'RefundCreate',
  'POST /v1/setup_intents': 'SetupIntentCreate',
};

test('every field of requests and responses fits Stripe’s SDK, and none that the adapter reads is missing', () => {
  const adapter = globSync(path.join(import.meta.dirname, '../../modules/billing/infra/stripe/*.ts'));
  const schemas = schemasOf(path.join(import.meta.dirname, 'testing/wire-types.ts'), adapter);
  const [answers, forms] = [checker(schemas, { coerceTypes: false }), checker(schemas, { coerceTypes: true })];
  const wrong: string[] = [];
  for (const { route, form, status, body } of exchanges) {
    const name = requests[route];
    if (name && name !== 'Nothing')
      wrong.push(...forms(name, listsOf(readForm(form))).map((why) => `${route} asks: ${why}`));
    if (status < 300)
      for (const object of objectsIn(body))
        wrong.push(...answers(String(object['object']), object).map((why) => `${route} answers: ${why}`));
  }
  expect([...new Set(wrong)]).toEqual([]);
  const requested = new Set(exchanges.map(({ route }) => route));
  expect(Object.keys(requests).filter((route) => !requested.has(route))).toEqual([]);
  // The check itself finds a wrong value, an unknown field, and the lack of one that the adapter reads.
  const subscription = exchanges.find(({ route }) => route === 'GET /v1/subscriptions/*')!.body;
  expect(answers('subscription', subscription)).toEqual([]);
  for (const mistake of [{ status: 'perhaps' }, { renews: true }, { ended_at: undefined }, { items: { data: [{}] } }])
    expect(answers('subscription', { ...subscription, ...mistake }), JSON.stringify(mistake)).not.toEqual([]);
  expect(forms('RefundCreate', { payment_intent: 'pi_1', reason: 'because' })).not.toEqual([]);
  expect(forms('ProductCreate', { id: 'plan-1' })).not.toEqual([]);
  expect(forms('SubscriptionUpdate', { cancel_at_period_end: 'perhaps' })).not.toEqual([]);
}, 120_000);

function checker(
  { roots, definitions }: Schemas,
  { coerceTypes }: { coerceTypes: boolean },
): (name: string, value: unknown) => string[] {
  const ajv = new Ajv({ strict: false, allErrors: true, coerceTypes });
  ajv.addSchema({ $id: 'sdk', definitions });
  const compiled = new Map<string, ReturnType<Ajv['compile']>>();
  return (name, value) => {
    if (!roots[name]) return [`no type ${name}`];
    if (!compiled.has(name))
      compiled.set(
        name,
        ajv.compile(JSON.parse(JSON.stringify(roots[name]).replaceAll('#/definitions', 'sdk#/definitions')) as object),
      );
    const check = compiled.get(name)!;
    return check(structuredClone(value)) ? [] : (check.errors ?? []).map(problemIn);
  };
}

const problemIn = ({ instancePath, message, params }: ErrorObject): string =>
  `${instancePath} ${message} ${JSON.stringify(params)}`;

/** The objects of a list, or the single object. */
const objectsIn = (body: Record<string, unknown>): Record<string, unknown>[] =>
  body['object'] === 'list'
    ? (body['data'] as Record<string, unknown>[]).filter(({ object }) => object !== 'event')
    : body['deleted']
      ? []
      : [body];

function listsOf(form: Form | string): unknown {
  if (typeof form === 'string') return form;
  const values = Object.entries(form).map(([name, value]) => [name, listsOf(value)] as const);
  return values.length > 0 && values.every(([name], at) => name === String(at))
    ? values.map(([, value]) => value)
    : Object.fromEntries(values);
}

const routeOf = (method: string, url: string): string =>
  `${method} ${url.split('?')[0]!.replace(/\/(cus|sub|in|pi|seti|pm|price|plan|prod|du|dp)[_-]\w+/g, '/*')}`;
