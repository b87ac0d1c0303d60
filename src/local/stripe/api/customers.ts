import { z } from 'zod';
import { newStripeId } from '../store.ts';
import { emit } from '../events.ts';
import { end } from '../subscriptions.ts';
import type { Customer } from '../state.ts';
import { body, metadata, nothing, text } from './form-fields.ts';
import { attachCard } from './attach-card.ts';
import { mergeMetadata } from './merge-metadata.ts';
import { route, type Route } from './route.ts';

export const customerRoutes: Route[] = [
  route(
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
  ),
  route('GET /v1/customers/:id', nothing, ({ books, id }) => books.get('customer', id)),
  route(
    'POST /v1/customers/:id',
    body({
      email: text.optional(),
      metadata: metadata.optional(),
      invoice_settings: z.strictObject({ default_payment_method: text }).optional(),
    }),
    async ({ books, id, body }) => {
      const before = await books.get('customer', id);
      const card = body.invoice_settings?.default_payment_method;
      const method = card === undefined ? null : await attachCard(books, card, id);
      const after: Customer = {
        ...before,
        email: body.email ?? before.email,
        metadata: mergeMetadata(before.metadata, body.metadata),
        defaultPaymentMethod: method ?? before.defaultPaymentMethod,
      };
      await books.put(after);
      await emit(books, 'customer.updated', after);
      return after;
    },
  ),
  route('DELETE /v1/customers/:id', nothing, async ({ books, id }) => {
    const customer = await books.get('customer', id);
    for (const subscription of await books.list('subscription', id))
      if (subscription.endedAt === null) await end(books, subscription);
    await books.put({ ...customer, email: null, metadata: {}, deleted: true });
    return { deleted: { id, object: 'customer' } };
  }),
];
