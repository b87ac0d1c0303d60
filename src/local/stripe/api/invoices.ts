import { z } from 'zod';
import { invalid } from '../errors.ts';
import { finalize, newInvoice, voidInvoice } from '../invoices.ts';
import { charge } from '../charge.ts';
import { body, discounts, expandable, nothing, onlyCards, page, route, text, type Route } from './route.ts';

export const invoiceRoutes: Route[] = [
  route(
    'POST /v1/invoices',
    body({
      customer: text,
      currency: z.literal('gbp'),
      collection_method: z.literal('charge_automatically'),
      auto_advance: z.literal('false'),
      pending_invoice_items_behavior: z.literal('exclude'),
      payment_settings: z.strictObject({ payment_method_types: onlyCards }),
      discounts,
    }),
    async ({ books, body: { customer, discounts: coupons } }) => {
      await books.get('customer', customer);
      return newInvoice(books, {
        customer,
        subscription: null,
        coupons,
        lines: [],
        periodStart: books.at,
        periodEnd: books.at,
        autoAdvance: false,
      });
    },
  ),
  route('GET /v1/invoices/:id', nothing, ({ books, id }) => books.get('invoice', id)),
  route(
    'GET /v1/invoices',
    body({
      ...page,
      ...expandable('data.payments'),
      customer: text.optional(),
      subscription: text.optional(),
      status: z.literal('open').optional(),
    }),
    async ({ books, body: { customer, subscription, status } }) => ({
      list: (await books.list('invoice', customer)).filter(
        (one) => (!subscription || one.subscription === subscription) && (!status || one.status === status),
      ),
    }),
  ),
  route(
    'POST /v1/invoiceitems',
    body({ customer: text, invoice: text, pricing: z.strictObject({ price: text }), quantity: z.literal('1') }),
    async ({ books, body }) => {
      const draft = await books.get('invoice', body.invoice);
      if (draft.status !== 'draft') throw invalid(`You cannot add to an invoice that is ${draft.status}.`);
      const { amount } = await books.get('price', body.pricing.price);
      await books.put({ ...draft, lines: [...draft.lines, { amount, start: books.at, end: books.at }] });
      return { kind: 'invoiceitem', id: books.id('invoiceitem'), created: books.at };
    },
  ),
  route(
    'POST /v1/invoices/:id/finalize',
    body({ auto_advance: z.literal('false'), ...expandable('confirmation_secret') }),
    async ({ books, id }) => finalize(books, await books.get('invoice', id)),
  ),
  route('POST /v1/invoices/:id/void', nothing, async ({ books, id }) =>
    voidInvoice(books, await books.get('invoice', id)),
  ),
  route('POST /v1/invoices/:id/pay', body({ payment_method: text }), async ({ books, id, body }) => {
    const invoice = await books.get('invoice', id);
    if (invoice.status !== 'open') throw invalid(`Invoice is already ${invoice.status}`);
    const intent = await charge(books, invoice, body.payment_method);
    return intent.failure ? intent : books.get('invoice', id);
  }),
];
