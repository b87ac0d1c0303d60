import { z } from 'zod';
import { invalid, missing } from '../errors.ts';
import { attach } from '../payments/payment-methods.ts';
import { change, end, newSubscription, trialUntil } from '../subscriptions.ts';
import { body, discounts, expandable, flag, listOf, onlyCards, page, route, text } from './route.ts';
import { whole, type Route } from './route.ts';

export const subscriptionRoutes: Route[] = [
  route(
    'POST /v1/subscriptions',
    body({
      ...expandable('latest_invoice.confirmation_secret'),
      customer: text,
      items: listOf(z.strictObject({ price: text })),
      payment_behavior: z.literal('default_incomplete'),
      payment_settings: z.strictObject({
        save_default_payment_method: z.literal('on_subscription'),
        payment_method_types: onlyCards,
      }),
      billing_mode: z.strictObject({ type: z.literal('flexible') }),
      discounts,
    }),
    async ({ books, body: { customer, items, discounts: coupons } }) => {
      await books.get('customer', customer);
      const price = await books.get('price', items[0]!.price);
      if (price.months === null) throw invalid('The price specified is set to `type=one_time`.');
      return newSubscription(books, { customer, price, coupons });
    },
  ),
  route('GET /v1/subscriptions/:id', body(expandable('default_payment_method')), ({ books, id }) =>
    books.get('subscription', id),
  ),
  route(
    'GET /v1/subscriptions',
    body({
      ...page,
      ...expandable('data.default_payment_method'),
      customer: text.optional(),
      status: z.literal('all').optional(),
    }),
    async ({ books, body: { customer, status } }) => ({
      list: (await books.list('subscription', customer)).filter(({ endedAt }) => status === 'all' || endedAt === null),
    }),
  ),
  route(
    'POST /v1/subscriptions/:id',
    body({
      cancel_at_period_end: flag.optional(),
      default_payment_method: text.optional(),
      trial_end: whole.optional(),
      proration_behavior: z.literal('none').optional(),
    }),
    async ({ books, id, body }) => {
      const before = await books.get('subscription', id);
      if (before.endedAt !== null)
        throw invalid('A canceled subscription can only update its cancellation_details and metadata.');
      const { cancel_at_period_end: cancelAtPeriodEnd, default_payment_method: card, trial_end: trialEnd } = body;
      if (trialEnd !== undefined && (before.status === 'incomplete' || trialEnd <= books.at))
        throw invalid('Invalid timestamp: must be an integer Unix timestamp in the future.');
      if (card !== undefined) await attach(books, card, before.customer);
      return change(books, before, {
        ...(cancelAtPeriodEnd !== undefined && { cancelAtPeriodEnd }),
        ...(card !== undefined && { defaultPaymentMethod: card }),
        ...(trialEnd !== undefined && trialUntil(books, trialEnd)),
      });
    },
  ),
  route(
    'DELETE /v1/subscriptions/:id',
    body({ prorate: z.literal('false').optional(), invoice_now: z.literal('false').optional() }),
    async ({ books, id }) => {
      const before = await books.get('subscription', id);
      if (before.endedAt !== null) throw missing('subscription', id);
      return end(books, before);
    },
  ),
];
