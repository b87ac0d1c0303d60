import type Stripe from 'stripe';
import type { StripeStore } from '../store.ts';
import type * as state from '../state.ts';
import { CURRENCY } from './money.ts';
import { paymentError } from './payment-error.ts';

const nextAction = (id: string, returnUrl: string | null) => ({
  type: 'redirect_to_url' as const,
  redirect_to_url: { return_url: returnUrl, url: `/dev/stripe/3ds/${id}` },
});

export async function paymentIntent(books: StripeStore, one: state.PaymentIntent): Promise<Stripe.PaymentIntent> {
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
    last_payment_error: await paymentError(books, one, one.latestCharge),
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

export async function setupIntent(books: StripeStore, one: state.SetupIntent): Promise<Stripe.SetupIntent> {
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
    last_setup_error: (await paymentError(books, one)) as Stripe.SetupIntent.LastSetupError | null,
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
