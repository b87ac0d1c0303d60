import type Stripe from 'stripe';
import type { ProviderEvent } from '../../domain/payment-provider.ts';
import { idOf } from './from-stripe.ts';
import { unlessMissing } from './stripe-errors.ts';

/** Events to which the webhook endpoint subscribes (docs/how-to.md). */
export const EVENTS = [
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'setup_intent.succeeded',
  'invoice.paid',
  'invoice.payment_failed',
  'invoice.payment_action_required',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.closed',
] as const;

export async function eventOf(stripe: Stripe, event: Stripe.Event): Promise<ProviderEvent> {
  type Reference = string | { id: string } | null;
  const about = event.data.object as { object: string; customer?: Reference; charge?: Reference };
  // A dispute refers only to its charge.
  const charge = about.object === 'dispute' ? idOf(about.charge ?? null) : null;
  const { customer } = charge ? ((await unlessMissing(stripe.charges.retrieve(charge))) ?? {}) : about;
  return {
    id: event.id,
    type: event.type,
    customerId: idOf(customer ?? null),
    setupIntentId: event.type === 'setup_intent.succeeded' ? event.data.object.id : null,
  };
}
