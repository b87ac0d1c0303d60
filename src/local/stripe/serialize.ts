import type Stripe from 'stripe';
import type { AddedItem, DeletedObject, List, Outcome } from './api.ts';
import type { StripeStore } from './store.ts';
import { cardOf } from './cards.ts';
import { discountOf, subtotalOf, totalOf } from './amounts.ts';
import type * as state from './state.ts';

// Stripe's complete form of each object; the compiler compares it with the SDK's own types.

const API_VERSION = '2026-10-28.endive';
const CURRENCY = 'gbp';

export async function serialize(books: StripeStore, object: state.AnyObject): Promise<object> {
  switch (object.kind) {
    case 'customer':
      return object.deleted ? { id: object.id, object: 'customer', deleted: true } : customer(object);
    case 'product':
      return product(object);
    case 'price':
      return price(object);
    case 'coupon':
      return coupon(object);
    case 'payment_method':
      return paymentMethod(object);
    case 'payment_intent':
      return paymentIntent(books, object);
    case 'setup_intent':
      return setupIntent(books, object);
    case 'charge':
      return charge(books, object);
    case 'refund':
      return refund(object);
    case 'dispute':
      return dispute(object);
    case 'invoice':
      return invoice(books, object);
    case 'subscription':
      return subscription(books, object);
    case 'event':
      return event(object);
  }
}

const customer = (one: state.Customer): Stripe.Customer => ({
  id: one.id,
  object: 'customer',
  balance: 0,
  created: one.created,
  currency: null,
  customer_account: null,
  default_source: null,
  delinquent: false,
  description: null,
  email: one.email,
  invoice_prefix: one.invoicePrefix,
  invoice_settings: {
    custom_fields: null,
    default_payment_method: one.defaultPaymentMethod,
    footer: null,
    rendering_options: null,
  },
  livemode: false,
  metadata: one.metadata,
  name: null,
  next_invoice_sequence: one.nextInvoice,
  phone: null,
  preferred_locales: [],
  shipping: null,
  tax_exempt: 'none',
  test_clock: null,
  address: null,
});

const product = (one: state.Product): Stripe.Product => ({
  id: one.id,
  object: 'product',
  active: true,
  created: one.created,
  default_price: null,
  description: null,
  images: [],
  livemode: false,
  marketing_features: [],
  metadata: {},
  name: one.name,
  package_dimensions: null,
  shippable: null,
  tax_code: null,
  tax_details: null,
  type: 'service',
  unit_label: null,
  updated: one.created,
  url: null,
});

const price = (one: state.Price): Stripe.Price => ({
  id: one.id,
  object: 'price',
  active: one.active,
  billing_scheme: 'per_unit',
  created: one.created,
  currency: CURRENCY,
  custom_unit_amount: null,
  livemode: false,
  lookup_key: one.lookupKey,
  metadata: {},
  nickname: null,
  product: one.product,
  recurring:
    one.months === null
      ? null
      : { interval: 'month', interval_count: one.months, meter: null, trial_period_days: null, usage_type: 'licensed' },
  tax_behavior: 'unspecified',
  tiers_mode: null,
  transform_quantity: null,
  type: one.months === null ? 'one_time' : 'recurring',
  unit_amount: one.amount,
  unit_amount_decimal: decimal(one.amount),
});

/** The predecessor of a price, which subscription items still contain. */
const plan = (one: state.Price): Stripe.Plan => ({
  id: one.id,
  object: 'plan',
  active: one.active,
  amount: one.amount,
  amount_decimal: decimal(one.amount),
  billing_scheme: 'per_unit',
  created: one.created,
  currency: CURRENCY,
  interval: 'month',
  interval_count: one.months ?? 1,
  livemode: false,
  metadata: {},
  meter: null,
  nickname: null,
  product: one.product,
  tiers_mode: null,
  transform_usage: null,
  trial_period_days: null,
  usage_type: 'licensed',
});

const coupon = (one: state.Coupon): Stripe.Coupon => ({
  id: one.id,
  object: 'coupon',
  amount_off: one.amountOff,
  created: one.created,
  currency: CURRENCY,
  duration: 'once',
  duration_in_months: null,
  livemode: false,
  max_redemptions: one.maxRedemptions,
  metadata: {},
  name: one.name,
  percent_off: null,
  redeem_by: null,
  times_redeemed: one.timesRedeemed,
  valid: one.maxRedemptions === null || one.timesRedeemed < one.maxRedemptions,
});

const paymentMethod = (one: state.PaymentMethod): Stripe.PaymentMethod => ({
  id: one.id,
  object: 'payment_method',
  allow_redisplay: 'unspecified',
  billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
  card: {
    brand: cardOf(one.number)!.brand,
    checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
    country: 'GB',
    display_brand: cardOf(one.number)!.brand,
    exp_month: 12,
    exp_year: 2034,
    fingerprint: `fp${one.number.slice(-4)}`,
    funding: 'credit',
    generated_from: null,
    last4: one.number.slice(-4),
    networks: { available: [cardOf(one.number)!.brand], preferred: null },
    regulated_status: 'unregulated',
    three_d_secure_usage: { supported: true },
    wallet: null,
  },
  created: one.created,
  customer: one.customer,
  customer_account: null,
  livemode: false,
  metadata: {},
  type: 'card',
});

async function failureOf(
  books: StripeStore,
  { failure, paymentMethod: method }: { failure: state.Failure | null; paymentMethod: string | null },
  charged: string | null = null,
): Promise<Stripe.PaymentIntent.LastPaymentError | null> {
  if (!failure) return null;
  const card = method ? await books.find('payment_method', method) : null;
  return {
    type:
      failure.code === 'card_declined' || failure.code === 'authentication_required'
        ? 'card_error'
        : 'invalid_request_error',
    code: failure.code as 'card_declined',
    message: failure.message,
    ...(failure.declineCode && { decline_code: failure.declineCode }),
    ...(charged && { charge: charged }),
    ...(card && { payment_method: paymentMethod(card) }),
  };
}

const nextAction = (id: string, returnUrl: string | null) => ({
  type: 'redirect_to_url' as const,
  redirect_to_url: { return_url: returnUrl, url: `/dev/stripe/3ds/${id}` },
});

async function paymentIntent(books: StripeStore, one: state.PaymentIntent): Promise<Stripe.PaymentIntent> {
  return {
    id: one.id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount: one.amount,
    amount_capturable: 0,
    amount_received: one.status === 'succeeded' ? one.amount : 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: one.canceledAt,
    cancellation_reason: one.canceledAt === null ? null : 'void_invoice',
    capture_method: 'automatic',
    client_secret: one.secret,
    confirmation_method: 'automatic',
    created: one.created,
    currency: CURRENCY,
    customer: one.customer,
    customer_account: null,
    description: null,
    excluded_payment_method_types: null,
    last_payment_error: await failureOf(books, one, one.latestCharge),
    latest_charge: one.latestCharge,
    livemode: false,
    managed_payments: null,
    metadata: {},
    next_action: one.status === 'requires_action' ? nextAction(one.id, one.returnUrl) : null,
    on_behalf_of: null,
    payment_method: one.paymentMethod,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: 'off_session',
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: one.status,
    transfer_data: null,
    transfer_group: null,
  };
}

async function setupIntent(books: StripeStore, one: state.SetupIntent): Promise<Stripe.SetupIntent> {
  return {
    id: one.id,
    object: 'setup_intent',
    allowed_payment_method_types: null,
    application: null,
    automatic_payment_methods: null,
    cancellation_reason: null,
    client_secret: one.secret,
    created: one.created,
    customer: one.customer,
    customer_account: null,
    description: null,
    excluded_payment_method_types: null,
    flow_directions: null,
    last_setup_error: (await failureOf(books, one)) as Stripe.SetupIntent.LastSetupError | null,
    latest_attempt: null,
    livemode: false,
    mandate: null,
    metadata: {},
    next_action: one.status === 'requires_action' ? nextAction(one.id, one.returnUrl) : null,
    on_behalf_of: null,
    payment_method: one.paymentMethod,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ['card'],
    single_use_mandate: null,
    status: one.status,
    usage: 'off_session',
  };
}

async function charge(books: StripeStore, one: state.Charge): Promise<Stripe.Charge> {
  const card = await books.get('payment_method', one.paymentMethod);
  const succeeded = one.failure === null;
  return {
    id: one.id,
    object: 'charge',
    amount: one.amount,
    amount_captured: succeeded ? one.amount : 0,
    amount_refunded: one.refunded,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
    calculated_statement_descriptor: 'MITHAQ',
    captured: succeeded,
    created: one.created,
    currency: CURRENCY,
    customer: one.customer,
    description: null,
    disputed: one.disputed,
    failure_balance_transaction: null,
    failure_code: one.failure?.code ?? null,
    failure_message: one.failure?.message ?? null,
    fraud_details: null,
    livemode: false,
    metadata: {},
    on_behalf_of: null,
    outcome: null,
    paid: succeeded,
    payment_intent: one.paymentIntent,
    payment_method: one.paymentMethod,
    payment_method_details: {
      type: 'card',
      card: {
        amount_authorized: one.amount,
        authorization_code: null,
        brand: cardOf(card.number)!.brand,
        checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
        country: 'GB',
        electronic_commerce_indicator: null,
        exp_month: 12,
        exp_year: 2034,
        fingerprint: `fp${card.number.slice(-4)}`,
        funding: 'credit',
        installments: null,
        last4: card.number.slice(-4),
        mandate: null,
        network: cardOf(card.number)!.brand,
        network_token: { used: false },
        network_transaction_id: null,
        regulated_status: 'unregulated',
        three_d_secure: null,
        transaction_link_id: null,
        wallet: null,
      },
    },
    receipt_email: null,
    receipt_number: null,
    receipt_url: null,
    refunded: one.refunded === one.amount,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: succeeded ? 'succeeded' : 'failed',
    transfer_data: null,
    transfer_group: null,
  };
}

/** Time to respond to a dispute, in seconds. */
const ANSWER_WITHIN = 9 * 24 * 3600;

const dispute = (one: state.Dispute): Stripe.Dispute => ({
  id: one.id,
  object: 'dispute',
  amount: one.amount,
  balance_transactions: [],
  charge: one.charge,
  created: one.created,
  currency: CURRENCY,
  enhanced_eligibility_types: [],
  evidence: {
    access_activity_log: null,
    billing_address: null,
    cancellation_policy: null,
    cancellation_policy_disclosure: null,
    cancellation_rebuttal: null,
    customer_communication: null,
    customer_email_address: null,
    customer_name: null,
    customer_purchase_ip: null,
    customer_signature: null,
    duplicate_charge_documentation: null,
    duplicate_charge_explanation: null,
    duplicate_charge_id: null,
    enhanced_evidence: {},
    product_description: null,
    receipt: null,
    refund_policy: null,
    refund_policy_disclosure: null,
    refund_refusal_explanation: null,
    service_date: null,
    service_documentation: null,
    shipping_address: null,
    shipping_carrier: null,
    shipping_date: null,
    shipping_documentation: null,
    shipping_tracking_number: null,
    uncategorized_file: null,
    uncategorized_text: null,
  },
  evidence_details: {
    due_by: one.created + ANSWER_WITHIN,
    enhanced_eligibility: {},
    has_evidence: false,
    past_due: false,
    submission_count: 0,
    submission_method: 'not_submitted',
  },
  intended_submission_method: null,
  is_charge_refundable: false,
  livemode: false,
  metadata: {},
  payment_intent: one.paymentIntent,
  reason: 'fraudulent',
  status: one.status,
});

const refund = (one: state.Refund): Stripe.Refund => ({
  id: one.id,
  object: 'refund',
  amount: one.amount,
  balance_transaction: null,
  charge: one.charge,
  created: one.created,
  currency: CURRENCY,
  customer: one.customer,
  customer_account: null,
  destination_details: { card: { type: 'refund' }, type: 'card' },
  metadata: {},
  payment_intent: one.paymentIntent,
  payment_method: null,
  reason: 'requested_by_customer',
  receipt_number: null,
  source_transfer_reversal: null,
  status: 'succeeded',
  transfer_reversal: null,
});

async function invoice(books: StripeStore, one: state.Invoice): Promise<Stripe.Invoice> {
  const owner = await books.get('customer', one.customer);
  const [subtotal, total, off] = [subtotalOf(one), totalOf(one), discountOf(one)];
  const paid = one.status === 'paid' ? total : 0;
  const shares = one.discounts.map(({ id, amount }) => ({ amount, discount: id }));
  return {
    id: one.id,
    object: 'invoice',
    account_country: 'GB',
    account_name: 'Mithaq',
    account_tax_ids: null,
    amount_due: total,
    amount_overpaid: 0,
    amount_paid: paid,
    amount_remaining: one.status === 'paid' || one.status === 'void' ? 0 : total,
    amount_shipping: 0,
    application: null,
    attempt_count: one.attempts,
    attempted: one.attempts > 0,
    auto_advance: one.autoAdvance,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
    automatically_finalizes_at: one.status === 'draft' ? one.nextAttempt : null,
    billing_reason: one.reason,
    collection_method: 'charge_automatically',
    created: one.created,
    currency: CURRENCY,
    custom_fields: null,
    customer: one.customer,
    customer_account: null,
    customer_address: null,
    customer_email: owner.email,
    customer_name: null,
    customer_phone: null,
    customer_shipping: null,
    customer_tax_exempt: 'none',
    customer_tax_ids: [],
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: one.discounts.map(({ id }) => id),
    due_date: null,
    effective_at: one.finalizedAt,
    ending_balance: one.finalizedAt === null ? null : 0,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: {
      object: 'list',
      data: one.lines.map((line) => lineItem(one, line, off === 0 ? [] : shares)),
      has_more: false,
      url: `/v1/invoices/${one.id}/lines`,
    },
    livemode: false,
    metadata: {},
    next_payment_attempt: one.nextAttempt,
    number: one.number,
    on_behalf_of: null,
    parent:
      one.subscription === null
        ? null
        : {
            quote_details: null,
            subscription_details: { metadata: {}, subscription: one.subscription },
            type: 'subscription_details',
          },
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: ['card'] },
    period_end: one.periodEnd,
    period_start: one.periodStart,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: 0,
    statement_descriptor: null,
    status: one.status,
    status_transitions: {
      finalized_at: one.finalizedAt,
      marked_uncollectible_at: null,
      paid_at: one.paidAt,
      voided_at: one.voidedAt,
    },
    subtotal,
    subtotal_excluding_tax: subtotal,
    test_clock: null,
    total,
    total_discount_amounts: shares,
    total_excluding_tax: total,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: one.created,
  };
}

const lineItem = (
  one: state.Invoice,
  line: state.InvoiceLine,
  shares: { amount: number; discount: string }[],
): Stripe.InvoiceLineItem => ({
  id: line.id,
  object: 'line_item',
  amount: line.amount,
  currency: CURRENCY,
  description: line.description,
  discount_amounts: shares,
  discountable: true,
  discounts: shares.map(({ discount }) => discount),
  invoice: one.id,
  livemode: false,
  metadata: {},
  parent: null,
  period: { start: line.start, end: line.end },
  pretax_credit_amounts: [],
  pricing: {
    price_details: { price: line.price, product: '' },
    type: 'price_details',
    unit_amount_decimal: decimal(line.amount),
  },
  quantity: 1,
  quantity_decimal: decimal(1),
  subscription: one.subscription,
  subtotal: line.amount,
  taxes: [],
});

async function subscription(books: StripeStore, one: state.Subscription): Promise<Stripe.Subscription> {
  const its = await books.get('price', one.price);
  return {
    id: one.id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: one.anchor,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: null, type: 'flexible' },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: one.cancelAtPeriodEnd ? one.periodEnd : null,
    cancel_at_period_end: one.cancelAtPeriodEnd,
    canceled_at: one.canceledAt,
    cancellation_details: {
      comment: null,
      feedback: null,
      feedback_option: null,
      reason: one.canceledAt === null ? null : 'cancellation_requested',
    },
    collection_method: 'charge_automatically',
    created: one.created,
    currency: CURRENCY,
    customer: one.customer,
    customer_account: null,
    days_until_due: null,
    default_payment_method: one.defaultPaymentMethod,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    ended_at: one.endedAt,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: {
      object: 'list',
      data: [
        {
          id: one.item,
          object: 'subscription_item',
          billing_thresholds: null,
          created: one.created,
          current_period_end: one.periodEnd,
          current_period_start: one.periodStart,
          current_trial: null,
          discounts: [],
          metadata: {},
          plan: plan(its),
          price: price(its),
          quantity: 1,
          subscription: one.id,
          tax_rates: [],
        },
      ],
      has_more: false,
      url: `/v1/subscription_items?subscription=${one.id}`,
    },
    latest_invoice: one.latestInvoice,
    livemode: false,
    managed_payments: null,
    metadata: one.metadata,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: ['card'],
      save_default_payment_method: 'on_subscription',
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: one.created,
    status: one.status,
    test_clock: null,
    transfer_data: null,
    trial_end: one.trial?.end ?? null,
    trial_settings: { end_behavior: { billing_cycle_anchor: 'now', missing_payment_method: 'create_invoice' } },
    trial_start: one.trial?.start ?? null,
  };
}

const event = (one: state.Event): object => ({
  id: one.id,
  object: 'event',
  api_version: API_VERSION,
  created: one.created,
  data: { object: one.object, ...(one.previous !== null && { previous_attributes: one.previous }) },
  livemode: false,
  pending_webhooks: one.isDelivered ? 0 : 1,
  request: { id: null, idempotency_key: null },
  type: one.type,
});

/** Decimals are text in the API. */
const decimal = (pence: number) => String(pence) as never;

const invoicePayment = (one: state.Invoice, intent: state.PaymentIntent): Stripe.InvoicePayment => ({
  id: one.id.replace(/^in_/, 'inpay_'),
  object: 'invoice_payment',
  amount_paid: intent.status === 'succeeded' ? intent.amount : null,
  amount_requested: intent.amount,
  created: intent.created,
  currency: CURRENCY,
  invoice: one.id,
  is_default: true,
  livemode: false,
  payment: { payment_intent: intent.id, type: 'payment_intent' },
  status: intent.status === 'succeeded' ? 'paid' : intent.status === 'canceled' ? 'canceled' : 'open',
  status_transitions: { canceled_at: intent.canceledAt, paid_at: one.paidAt },
});

const invoiceItem = ({ line, invoice: one }: AddedItem['item']): Stripe.InvoiceItem => ({
  id: line.id.replace(/^il_/, 'ii_'),
  object: 'invoiceitem',
  amount: line.amount,
  currency: CURRENCY,
  customer: one.customer,
  customer_account: null,
  date: one.created,
  description: line.description,
  discountable: true,
  discounts: [],
  invoice: one.id,
  livemode: false,
  metadata: {},
  net_amount: line.amount,
  parent: null,
  period: { start: line.start, end: line.end },
  pricing: {
    price_details: { price: line.price, product: '' },
    type: 'price_details',
    unit_amount_decimal: decimal(line.amount),
  },
  proration: false,
  quantity: 1,
  quantity_decimal: decimal(1),
  tax_rates: [],
  test_clock: null,
});

/** The error of a declined card; null for everything else. */
export async function cardError(books: StripeStore, outcome: Outcome): Promise<object | null> {
  if (!('kind' in outcome)) return null;
  const isIntent = outcome.kind === 'payment_intent' || outcome.kind === 'setup_intent';
  if (!isIntent || outcome.failure === null || outcome.status !== 'requires_payment_method') return null;
  const error = await failureOf(books, outcome, outcome.kind === 'payment_intent' ? outcome.latestCharge : null);
  return { error: { ...error, type: 'card_error', [outcome.kind]: await serialize(books, outcome) } };
}

interface RequestInput {
  resource: string;
  expand?: string[];
  limit?: number;
  starting_after?: string;
}

/** The response, with the requested ids expanded. */
export async function serializeOutcome(books: StripeStore, outcome: Outcome, options: RequestInput): Promise<object> {
  const paths = (options.expand ?? []).map((path) => path.split('.'));
  if (isList(outcome)) return listed(books, outcome, options, paths);
  if (isDeleted(outcome)) return { ...outcome.deleted, deleted: true };
  if (isItem(outcome)) return invoiceItem(outcome.item);
  // A failure of an earlier try does not fail this request.
  return expanded(books, (await serialize(books, outcome)) as Shape, paths);
}

const isList = (outcome: Outcome): outcome is List => 'list' in outcome;
const isDeleted = (outcome: Outcome): outcome is DeletedObject =>
  'deleted' in outcome && typeof outcome.deleted === 'object';
const isItem = (outcome: Outcome): outcome is AddedItem => 'item' in outcome && typeof outcome.item === 'object';

async function listed(books: StripeStore, { list }: List, options: RequestInput, paths: string[][]): Promise<object> {
  const { resource, limit = 10, starting_after: after } = options;
  const from = after === undefined ? 0 : list.findIndex(({ id }) => id === after) + 1;
  const data: object[] = [];
  const inner = paths.filter(([first]) => first === 'data').map(([, ...rest]) => rest);
  for (const one of list.slice(from, from + limit))
    data.push(await expanded(books, (await serialize(books, one)) as Shape, inner));
  return { object: 'list', url: resource, has_more: list.length > from + limit, data };
}

type Shape = Record<string, unknown>;

async function expanded(books: StripeStore, object: Shape, paths: string[][]): Promise<Shape> {
  for (const [field, rest] of Map.groupBy(
    paths.filter(([first]) => first),
    ([first]) => first!,
  )) {
    const value = object[field] ?? (await included(books, object, field));
    if (typeof value === 'string') {
      const expanded = await books.findAny(value);
      if (expanded) object[field] = (await serialize(books, expanded)) as Shape;
    } else if (value !== null) object[field] = value;
    const next = object[field];
    const inner = rest.map(([, ...deeper]) => deeper).filter(({ length }) => length > 0);
    if (inner.length > 0 && typeof next === 'object' && next !== null) await expanded(books, next as Shape, inner);
  }
  return object;
}

/** Fields that are returned only on request. */
async function included(books: StripeStore, object: Shape, field: string): Promise<unknown> {
  if (object['object'] !== 'invoice') return null;
  const one = await books.get('invoice', String(object['id']));
  const intent = one.paymentIntent ? await books.find('payment_intent', one.paymentIntent) : null;
  if (field === 'confirmation_secret')
    return intent && one.status === 'open' ? { client_secret: intent.secret, type: 'payment_intent' } : null;
  if (field !== 'payments') return null;
  const data = intent ? [invoicePayment(one, intent)] : [];
  return { object: 'list', data, has_more: false, url: `/v1/invoices/${one.id}/payments` };
}
