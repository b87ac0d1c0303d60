import { z } from 'zod';
import { emit } from '../events.ts';
import { attach } from '../payments/payment-methods.ts';
import type { Customer } from '../state.ts';
import { newStripeId } from '../store.ts';
import { end } from '../subscriptions.ts';
import { body, nothing, route, text, type Route } from './route.ts';

export const customerRoutes: Route[] = [
  route('POST /v1/customers', body({ email: text }), async ({ books, body: { email } }) => {
    const customer: Customer = {
      kind: 'customer',
      id: books.id('customer'),
      created: books.at,
      email,
      defaultPaymentMethod: null,
      invoicePrefix: newStripeId('x').slice(2, 10).toUpperCase(),
      nextInvoice: 1,
      deleted: false,
    };
    await books.put(customer);
    await emit(books, 'customer.created', customer);
    return customer;
  }),
  route('GET /v1/customers/:id', nothing, ({ books, id }) => books.get('customer', id)),
  route(
    'POST /v1/customers/:id',
    body({ invoice_settings: z.strictObject({ default_payment_method: text }) }),
    async ({ books, id, body: { invoice_settings } }) => {
      const card = invoice_settings.default_payment_method;
      const after: Customer = { ...(await books.get('customer', id)), defaultPaymentMethod: card };
      await attach(books, card, id);
      await books.put(after);
      return after;
    },
  ),
  route('DELETE /v1/customers/:id', nothing, async ({ books, id }) => {
    const customer = await books.get('customer', id);
    for (const subscription of await books.list('subscription', id))
      if (subscription.endedAt === null) await end(books, subscription);
    const deleted: Customer = { ...customer, email: null, deleted: true };
    await books.put(deleted);
    return deleted;
  }),
];
