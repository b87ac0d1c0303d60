import type { StripeStore } from '../store.ts';
import type * as state from '../state.ts';
import { customer } from './customer.ts';
import { product } from './product.ts';
import { price } from './price.ts';
import { coupon } from './coupon.ts';
import { paymentMethod } from './payment-method.ts';
import { paymentIntent, setupIntent } from './intents.ts';
import { charge } from './charge.ts';
import { refund } from './refund.ts';
import { dispute } from './dispute.ts';
import { invoice } from './invoice.ts';
import { subscription } from './subscription.ts';

// Stripe's complete form of each object; the compiler compares it with the SDK's own types.

const API_VERSION = '2026-10-28.endive';

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
