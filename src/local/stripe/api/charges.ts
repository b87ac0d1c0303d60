import { z } from 'zod';
import { loseDispute, refund } from '../payments/charges.ts';
import { body, listOf, nothing, page, route, text, whole, type Route } from './route.ts';

export const chargeRoutes: Route[] = [
  route('GET /v1/charges/:id', nothing, ({ books, id }) => books.get('charge', id)),
  route('GET /v1/charges', body({ ...page, customer: text.optional() }), async ({ books, body }) => ({
    list: await books.list('charge', body.customer),
  })),
  route(
    'POST /v1/refunds',
    body({ payment_intent: text, amount: whole.optional(), reason: z.literal('requested_by_customer').optional() }),
    ({ books, body }) => refund(books, body.payment_intent, body.amount),
  ),
  route('GET /v1/refunds', body({ ...page, payment_intent: text }), async ({ books, body }) => ({
    list: (await books.list('refund')).filter(({ paymentIntent }) => paymentIntent === body.payment_intent),
  })),
  route('GET /v1/disputes', body({ ...page, charge: text.optional() }), async ({ books, body }) => ({
    list: (await books.list('dispute')).filter(({ charge }) => !body.charge || charge === body.charge),
  })),
  route('POST /v1/disputes/:id/close', nothing, async ({ books, id }) =>
    loseDispute(books, await books.get('dispute', id)),
  ),
  route(
    'GET /v1/events',
    body({
      ...page,
      created: z.strictObject({ gte: whole }).optional(),
      types: listOf(text),
      delivery_success: z.literal('false').optional(),
    }),
    async ({ books, body }) => ({
      list: (await books.list('event')).filter(
        ({ created, type, isDelivered }) =>
          created >= (body.created?.gte ?? 0) &&
          body.types.includes(type) &&
          (body.delivery_success === undefined || !isDelivered),
      ),
    }),
  ),
];
