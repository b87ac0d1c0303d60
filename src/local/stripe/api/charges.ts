import { z } from 'zod';
import { loseDispute } from '../payments/disputes.ts';
import { refund } from '../payments/refunds.ts';
import { body, nothing, text, whole, page } from './form-fields.ts';
import { route, type Route } from './route.ts';

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
  route('GET /v1/refunds', body({ ...page, payment_intent: text.optional() }), async ({ books, body }) => ({
    list: (await books.list('refund')).filter(
      ({ paymentIntent }) => !body.payment_intent || paymentIntent === body.payment_intent,
    ),
  })),
  route('GET /v1/disputes/:id', nothing, ({ books, id }) => books.get('dispute', id)),
  route('GET /v1/disputes', body({ ...page, charge: text.optional() }), async ({ books, body }) => ({
    list: (await books.list('dispute')).filter(({ charge }) => !body.charge || charge === body.charge),
  })),
  route('POST /v1/disputes/:id/close', nothing, async ({ books, id }) =>
    loseDispute(books, await books.get('dispute', id)),
  ),
];
