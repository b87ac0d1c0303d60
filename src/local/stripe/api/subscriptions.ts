import { z } from 'zod';
import { invalid, StripeRefusal } from '../errors.ts';
import { change, end, newSubscription, trialUntil } from '../subscriptions.ts';
import { body, discounts, flag, listOf, metadata, nothing, text, whole, page } from './form-fields.ts';
import { attachCard } from './attach-card.ts';
import { mergeMetadata } from './merge-metadata.ts';
import { usableCoupons } from './usable-coupons.ts';
import { route, type Route } from './route.ts';

export const subscriptionRoutes: Route[] = [
  route(
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
      const coupons = await usableCoupons(books, body.discounts);
      return newSubscription(books, { customer: body.customer, price, coupons, metadata: body.metadata ?? {} });
    },
  ),
  route('GET /v1/subscriptions/:id', nothing, ({ books, id }) => books.get('subscription', id)),
  route(
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
  ),
  route(
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
          ...(card !== undefined && { defaultPaymentMethod: await attachCard(books, card, before.customer) }),
          ...(trialEnd !== undefined && trialUntil(books, trialEnd)),
          metadata: mergeMetadata(before.metadata, body.metadata),
        },
        { ...(cancels !== undefined && { cancel_at_period_end: before.cancelAtPeriodEnd }) },
      );
    },
  ),
  route(
    'DELETE /v1/subscriptions/:id',
    body({ prorate: flag.optional(), invoice_now: flag.optional() }),
    async ({ books, id }) => {
      const before = await books.get('subscription', id);
      if (before.endedAt !== null)
        throw new StripeRefusal(404, {
          code: 'resource_missing',
          message: `No such subscription: '${id}'`,
          param: 'id',
        });
      return end(books, before);
    },
  ),
];
