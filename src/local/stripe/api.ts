import { z } from 'zod';
import { newStripeId, type StripeStore } from './store.ts';
import { cardOf } from './cards.ts';
import { invalid, StripeRefusal } from './errors.ts';
import { emit } from './events.ts';
import { finalize, lineOf, newInvoice, voidInvoice } from './invoices.ts';
import { confirmSetup, loseDispute, newSetupIntent, paymentMethodFor, refund } from './payments.ts';
import { charge, pay } from './settlement.ts';
import { change, end, newSubscription, trialUntil } from './subscriptions.ts';
import type { AnyObject, Customer, Invoice, Kind, Price } from './state.ts';

/** A list of objects, newest first, of which a page is shown. */
export interface List {
  list: AnyObject[];
}
export interface DeletedObject {
  deleted: { id: string; object: Kind };
}
export interface AddedItem {
  item: { line: Invoice['lines'][number]; invoice: Invoice };
}
export type Outcome = AnyObject | List | DeletedObject | AddedItem;

interface Call<Body> {
  books: StripeStore;
  id: string;
  body: Body;
  /** True if the caller has the secret key, not only the publishable one. */
  isServer: boolean;
}

interface Route {
  method: 'GET' | 'POST' | 'DELETE';
  path: RegExp;
  body: z.ZodType;
  /** Browsers may call it too, with the object's client secret. */
  isPublic: boolean;
  run(call: Call<never>): Promise<Outcome>;
}

const routes: Route[] = [];
function on<B extends z.ZodType>(
  call: `${Route['method']} ${string}`,
  body: B,
  run: (call: Call<z.infer<B>>) => Promise<Outcome>,
  { isPublic = false } = {},
): void {
  const [method, path] = call.split(' ') as [Route['method'], string];
  routes.push({
    method,
    path: new RegExp(`^${path.replace(':id', '([\\w-]+)')}$`),
    body,
    isPublic,
    run: run as Route['run'],
  });
}

export function routeFor(method: string, path: string): { route: Route; id: string } | null {
  for (const route of routes) {
    const match = method === route.method && route.path.exec(path);
    if (match) return { route, id: match[1] ?? '' };
  }
  return null;
}

// In forms, numbers and booleans are text, and lists are numbered.
const text = z.string().max(5000);
const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
const whole = z
  .string()
  .regex(/^\d{1,12}$/)
  .transform(Number);
const listOf = <T extends z.ZodType>(one: T) =>
  z.record(z.string(), one).transform((by) => Object.values(by) as z.infer<T>[]);
const metadata = z.record(z.string().max(40), z.string().max(500));
const common = { expand: listOf(text).optional() };
const body = <S extends z.ZodRawShape>(shape: S) => z.strictObject({ ...common, ...shape });
const nothing = body({});
/** A page has at most a hundred items, as with Stripe. */
const page = {
  limit: whole.pipe(z.number().min(1).max(100)).optional(),
  starting_after: text.optional(),
  ending_before: text.optional(),
};
const onlyCards = z.strictObject({ payment_method_types: listOf(z.literal('card')).optional() });
const discounts = listOf(z.strictObject({ coupon: text })).optional();

// Customers

on(
  'POST /v1/customers',
  body({ email: text.optional(), name: text.optional(), metadata: metadata.optional() }),
  async ({ books, body }) => {
    const customer: Customer = {
      kind: 'customer',
      id: books.id('customer'),
      created: books.at,
      email: body.email ?? null,
      metadata: body.metadata ?? {},
      defaultPaymentMethod: null,
      invoicePrefix: newStripeId('x').slice(2, 10).toUpperCase(),
      nextInvoice: 1,
      deleted: false,
    };
    await books.put(customer);
    await emit(books, 'customer.created', customer);
    return customer;
  },
);
on('GET /v1/customers/:id', nothing, ({ books, id }) => books.get('customer', id));
on(
  'POST /v1/customers/:id',
  body({
    email: text.optional(),
    metadata: metadata.optional(),
    invoice_settings: z.strictObject({ default_payment_method: text }).optional(),
  }),
  async ({ books, id, body }) => {
    const before = await books.get('customer', id);
    const card = body.invoice_settings?.default_payment_method;
    const method = card === undefined ? null : await attached(books, card, id);
    const after: Customer = {
      ...before,
      email: body.email ?? before.email,
      metadata: merged(before.metadata, body.metadata),
      defaultPaymentMethod: method ?? before.defaultPaymentMethod,
    };
    await books.put(after);
    await emit(books, 'customer.updated', after);
    return after;
  },
);
on('DELETE /v1/customers/:id', nothing, async ({ books, id }) => {
  const customer = await books.get('customer', id);
  for (const subscription of await books.list('subscription', id))
    if (subscription.endedAt === null) await end(books, subscription);
  await books.put({ ...customer, email: null, metadata: {}, deleted: true });
  return { deleted: { id, object: 'customer' } };
});

// Products and prices

on('POST /v1/products', body({ id: text.optional(), name: text }), async ({ books, body }) => {
  if (body.id && (await books.find('product', body.id)))
    throw new StripeRefusal(400, { code: 'resource_already_exists', message: 'Product already exists.', param: 'id' });
  const product = { kind: 'product' as const, id: body.id ?? books.id('product'), created: books.at, name: body.name };
  await books.put(product);
  return product;
});
on('GET /v1/products/:id', nothing, ({ books, id }) => books.get('product', id));
on(
  'POST /v1/prices',
  body({
    product: text,
    currency: z.literal('gbp'),
    unit_amount: whole,
    lookup_key: text.optional(),
    recurring: z.strictObject({ interval: z.literal('month'), interval_count: whole.optional() }).optional(),
  }),
  async ({ books, body }) => {
    await books.get('product', body.product);
    const isTaken =
      body.lookup_key && (await books.list('price')).some(({ lookupKey }) => lookupKey === body.lookup_key);
    if (isTaken) throw invalid('A price already uses that lookup key.', 'lookup_key');
    const price: Price = {
      kind: 'price',
      id: books.id('price'),
      created: books.at,
      product: body.product,
      amount: body.unit_amount,
      lookupKey: body.lookup_key ?? null,
      months: body.recurring ? (body.recurring.interval_count ?? 1) : null,
      active: true,
    };
    await books.put(price);
    return price;
  },
);
on('GET /v1/prices/:id', nothing, ({ books, id }) => books.get('price', id));
on(
  'GET /v1/prices',
  body({ ...page, lookup_keys: listOf(text).optional(), active: flag.optional() }),
  async ({ books, body }) => ({
    list: (await books.list('price')).filter(
      ({ lookupKey, active }) =>
        (!body.lookup_keys || (lookupKey !== null && body.lookup_keys.includes(lookupKey))) &&
        (body.active === undefined || active === body.active),
    ),
  }),
);
on(
  'POST /v1/coupons',
  body({
    name: text.optional(),
    amount_off: whole,
    currency: z.literal('gbp'),
    duration: z.literal('once'),
    max_redemptions: whole.optional(),
  }),
  async ({ books, body }) => {
    const coupon = {
      kind: 'coupon' as const,
      id: newStripeId('x').slice(2, 10),
      created: books.at,
      name: body.name ?? null,
      amountOff: body.amount_off,
      maxRedemptions: body.max_redemptions ?? null,
      timesRedeemed: 0,
    };
    await books.put(coupon);
    return coupon;
  },
);
on('GET /v1/coupons/:id', nothing, ({ books, id }) => books.get('coupon', id));

// Subscriptions

on(
  'POST /v1/subscriptions',
  body({
    customer: text,
    items: listOf(z.strictObject({ price: text })),
    payment_behavior: z.literal('default_incomplete'),
    payment_settings: z.strictObject({
      save_default_payment_method: z.literal('on_subscription'),
      payment_method_types: listOf(z.literal('card')).optional(),
    }),
    billing_mode: z.strictObject({ type: z.literal('flexible') }).optional(),
    discounts,
    metadata: metadata.optional(),
  }),
  async ({ books, body }) => {
    await books.get('customer', body.customer);
    const price = await books.get('price', body.items[0]!.price);
    if (price.months === null) throw invalid('The price specified is set to `type=one_time`.', 'items[0][price]');
    const coupons = await usable(books, body.discounts);
    return newSubscription(books, { customer: body.customer, price, coupons, metadata: body.metadata ?? {} });
  },
);
on('GET /v1/subscriptions/:id', nothing, ({ books, id }) => books.get('subscription', id));
on(
  'GET /v1/subscriptions',
  body({
    ...page,
    customer: text.optional(),
    status: z.enum(['all', 'active', 'past_due', 'canceled', 'incomplete']).optional(),
  }),
  async ({ books, body: { customer, status } }) => ({
    list: (await books.list('subscription', customer)).filter((one) =>
      status === undefined ? one.endedAt === null : status === 'all' || one.status === status,
    ),
  }),
);
on(
  'POST /v1/subscriptions/:id',
  body({
    cancel_at_period_end: flag.optional(),
    default_payment_method: text.optional(),
    metadata: metadata.optional(),
    trial_end: whole.optional(),
    proration_behavior: z.literal('none').optional(),
  }),
  async ({ books, id, body }) => {
    const before = await books.get('subscription', id);
    if (before.endedAt !== null)
      throw new StripeRefusal(400, {
        message: 'A canceled subscription can only update its cancellation_details and metadata.',
      });
    const cancels = body.cancel_at_period_end;
    const card = body.default_payment_method;
    const trialEnd = body.trial_end;
    if (trialEnd !== undefined && (before.status === 'incomplete' || trialEnd <= books.at))
      throw invalid('Invalid timestamp: must be an integer Unix timestamp in the future.', 'trial_end');
    return change(
      books,
      before,
      {
        ...(cancels !== undefined && { cancelAtPeriodEnd: cancels, canceledAt: cancels ? books.at : null }),
        ...(card !== undefined && { defaultPaymentMethod: await attached(books, card, before.customer) }),
        ...(trialEnd !== undefined && trialUntil(books, trialEnd)),
        metadata: merged(before.metadata, body.metadata),
      },
      { ...(cancels !== undefined && { cancel_at_period_end: before.cancelAtPeriodEnd }) },
    );
  },
);
on(
  'DELETE /v1/subscriptions/:id',
  body({ prorate: flag.optional(), invoice_now: flag.optional() }),
  async ({ books, id }) => {
    const before = await books.get('subscription', id);
    if (before.endedAt !== null)
      throw new StripeRefusal(404, { code: 'resource_missing', message: `No such subscription: '${id}'`, param: 'id' });
    return end(books, before);
  },
);

// Invoices

on(
  'POST /v1/invoices',
  body({
    customer: text,
    currency: z.literal('gbp').optional(),
    collection_method: z.literal('charge_automatically').optional(),
    auto_advance: z.literal('false'),
    pending_invoice_items_behavior: z.literal('exclude').optional(),
    payment_settings: onlyCards.optional(),
    discounts,
  }),
  async ({ books, body: { customer, discounts: given } }) => {
    await books.get('customer', customer);
    const period = { periodStart: books.at, periodEnd: books.at };
    const coupons = await usable(books, given);
    return newInvoice(books, {
      customer,
      subscription: null,
      reason: 'manual',
      coupons,
      ...period,
      autoAdvance: false,
    });
  },
);
on('GET /v1/invoices/:id', nothing, ({ books, id }) => books.get('invoice', id));
on(
  'GET /v1/invoices',
  body({
    ...page,
    customer: text.optional(),
    subscription: text.optional(),
    status: z.enum(['draft', 'open', 'paid', 'void']).optional(),
  }),
  async ({ books, body: { customer, subscription, status } }) => ({
    list: (await books.list('invoice', customer)).filter(
      (one) => (!subscription || one.subscription === subscription) && (!status || one.status === status),
    ),
  }),
);
on(
  'POST /v1/invoiceitems',
  body({
    customer: text,
    invoice: text,
    pricing: z.strictObject({ price: text }),
    quantity: z.literal('1').optional(),
  }),
  async ({ books, body }) => {
    const draft = await books.get('invoice', body.invoice);
    if (draft.status !== 'draft') throw invalid(`You cannot add to an invoice that is ${draft.status}.`, 'invoice');
    const price = await books.get('price', body.pricing.price);
    const product = await books.get('product', price.product);
    const line = lineOf(books, price, product.name, books.at, books.at);
    const invoice = { ...draft, lines: [...draft.lines, line] };
    await books.put(invoice);
    return { item: { line, invoice } };
  },
);
on('POST /v1/invoices/:id/finalize', body({ auto_advance: flag.optional() }), async ({ books, id }) =>
  finalize(books, await books.get('invoice', id)),
);
on('POST /v1/invoices/:id/void', nothing, async ({ books, id }) => voidInvoice(books, await books.get('invoice', id)));
on('POST /v1/invoices/:id/pay', body({ payment_method: text.optional() }), async ({ books, id, body }) => {
  const invoice = await books.get('invoice', id);
  if (invoice.status !== 'open') throw invalid(`Invoice is already ${invoice.status}`);
  const intent = await charge(books, invoice, body.payment_method);
  return intent.failure ? intent : books.get('invoice', id);
});

// Payments

const givenCard = {
  payment_method: text.optional(),
  payment_method_data: z
    .strictObject({
      type: z.literal('card'),
      card: z.strictObject({
        number: text,
        exp_month: text.optional(),
        exp_year: text.optional(),
        cvc: text.optional(),
      }),
    })
    .optional(),
  return_url: text.optional(),
  client_secret: text.optional(),
  key: text.optional(),
};
const secretOnly = body({ client_secret: text.optional(), key: text.optional() });

on(
  'GET /v1/payment_intents/:id',
  secretOnly,
  async ({ books, id, body, isServer }) =>
    isAuthorized(await books.get('payment_intent', id), body.client_secret, isServer),
  { isPublic: true },
);
on(
  'POST /v1/payment_intents/:id/confirm',
  body(givenCard),
  async ({ books, id, body, isServer }) => {
    const intent = isAuthorized(await books.get('payment_intent', id), body.client_secret, isServer);
    const method = await paymentMethodFor(books, cardGiven(body), intent.customer);
    return pay(books, intent, method, { onSession: true }, body.return_url ?? null);
  },
  { isPublic: true },
);
on('POST /v1/setup_intents', body({ customer: text, usage: z.literal('off_session').optional() }), ({ books, body }) =>
  newSetupIntent(books, body.customer),
);
on(
  'GET /v1/setup_intents/:id',
  secretOnly,
  async ({ books, id, body, isServer }) =>
    isAuthorized(await books.get('setup_intent', id), body.client_secret, isServer),
  { isPublic: true },
);
on(
  'POST /v1/setup_intents/:id/confirm',
  body(givenCard),
  async ({ books, id, body, isServer }) => {
    const intent = isAuthorized(await books.get('setup_intent', id), body.client_secret, isServer);
    const method = await paymentMethodFor(books, cardGiven(body), intent.customer);
    return confirmSetup(books, intent, method, {}, body.return_url ?? null);
  },
  { isPublic: true },
);
on('GET /v1/payment_methods/:id', nothing, ({ books, id }) => books.get('payment_method', id));
on('POST /v1/payment_methods/:id/attach', body({ customer: text }), async ({ books, id, body }) =>
  books.get('payment_method', await attached(books, id, body.customer)),
);
on('GET /v1/charges/:id', nothing, ({ books, id }) => books.get('charge', id));
on('GET /v1/charges', body({ ...page, customer: text.optional() }), async ({ books, body }) => ({
  list: await books.list('charge', body.customer),
}));
on(
  'POST /v1/refunds',
  body({ payment_intent: text, amount: whole.optional(), reason: z.literal('requested_by_customer').optional() }),
  ({ books, body }) => refund(books, body.payment_intent, body.amount),
);
on('GET /v1/refunds', body({ ...page, payment_intent: text.optional() }), async ({ books, body }) => ({
  list: (await books.list('refund')).filter(
    ({ paymentIntent }) => !body.payment_intent || paymentIntent === body.payment_intent,
  ),
}));

on('GET /v1/disputes/:id', nothing, ({ books, id }) => books.get('dispute', id));
on('GET /v1/disputes', body({ ...page, charge: text.optional() }), async ({ books, body }) => ({
  list: (await books.list('dispute')).filter(({ charge }) => !body.charge || charge === body.charge),
}));
on('POST /v1/disputes/:id/close', nothing, async ({ books, id }) => loseDispute(books, await books.get('dispute', id)));

// Events

on('GET /v1/events/:id', nothing, ({ books, id }) => books.get('event', id));
on(
  'GET /v1/events',
  body({
    ...page,
    created: z.strictObject({ gte: whole }).optional(),
    types: listOf(text).optional(),
    type: text.optional(),
    delivery_success: flag.optional(),
  }),
  async ({ books, body }) => ({
    list: (await books.list('event')).filter(
      ({ created, type, isDelivered }) =>
        created >= (body.created?.gte ?? 0) &&
        (!body.types || body.types.includes(type)) &&
        (!body.type || body.type === type) &&
        (body.delivery_success === undefined || body.delivery_success === isDelivered),
    ),
  }),
);

/** A publishable key reaches an object only with its client secret. */
function isAuthorized<T extends { id: string; secret: string; kind: Kind }>(
  object: T,
  secret: string | undefined,
  isServer: boolean,
): T {
  if (isServer ? secret === undefined || secret === object.secret : secret === object.secret) return object;
  throw new StripeRefusal(404, {
    code: 'resource_missing',
    message: `No such ${object.kind}: '${object.id}'`,
    param: 'intent',
  });
}

function cardGiven(body: {
  payment_method?: string | undefined;
  payment_method_data?: { card: { number: string } } | undefined;
}): string {
  if (body.payment_method) return body.payment_method;
  const number = body.payment_method_data?.card.number ?? '';
  if (!number) throw invalid('You must provide a payment method.', 'payment_method');
  if (!cardOf(number))
    throw new StripeRefusal(402, {
      type: 'card_error',
      code: 'incorrect_number',
      message: 'Your card number is incorrect: only test cards are taken here.',
      param: 'number',
    });
  return number;
}

/** Attaches the card to the customer; a test card by name becomes a new one. */
async function attached(books: StripeStore, card: string, customer: string): Promise<string> {
  await books.get('customer', customer);
  const method = await paymentMethodFor(books, card, customer);
  if (method.customer !== customer) await books.put({ ...method, customer });
  return method.id;
}

async function usable(books: StripeStore, given: { coupon: string }[] | undefined): Promise<string[]> {
  const ids = (given ?? []).map(({ coupon }) => coupon);
  for (const id of ids) {
    const coupon = await books.get('coupon', id);
    if (coupon.maxRedemptions !== null && coupon.timesRedeemed >= coupon.maxRedemptions)
      throw invalid('Coupon expired: It has been used up.', 'discounts');
  }
  return ids;
}

const merged = (before: Record<string, string>, changes: Record<string, string> = {}): Record<string, string> =>
  Object.fromEntries(Object.entries({ ...before, ...changes }).filter(([, value]) => value !== ''));
