import { z } from 'zod';
import { invalid } from '../errors.ts';
import { finalize, lineOf, newInvoice, voidInvoice } from '../invoices.ts';
import { charge } from '../settlement.ts';
import { body, discounts, flag, listOf, nothing, text, page } from './form-fields.ts';
import { usableCoupons } from './usable-coupons.ts';
import { route, type Route } from './route.ts';

const onlyCards = z.strictObject({ payment_method_types: listOf(z.literal('card')).optional() });

export const invoiceRoutes: Route[] = [
  route(
    'POST /v1/invoices',
    body({
      customer: text,
      currency: z.literal('gbp').optional(),
      collection_method: z.literal('charge_automatically').optional(),
      auto_advance: z.literal('false'),
      pending_invoice_items_behavior: z.literal('exclude').optional(),
      payment_settings: onlyCards.optional(),
      discounts,
    }),
    async ({ books, body: { customer, discounts: given } }) => {
      await books.get('customer', customer);
      const period = { periodStart: books.at, periodEnd: books.at };
      const coupons = await usableCoupons(books, given);
      return newInvoice(books, {
        customer,
        subscription: null,
        reason: 'manual',
        coupons,
        ...period,
        autoAdvance: false,
      });
    },
  ),
  route('GET /v1/invoices/:id', nothing, ({ books, id }) => books.get('invoice', id)),
  route(
    'GET /v1/invoices',
    body({
      ...page,
      customer: text.optional(),
      subscription: text.optional(),
      status: z.enum(['draft', 'open', 'paid', 'void']).optional(),
    }),
    async ({ books, body: { customer, subscription, status } }) => ({
      list: (await books.list('invoice', customer)).filter(
        (one) => (!subscription || one.subscription === subscription) && (!status || one.status === status),
      ),
    }),
  ),
  route(
    'POST /v1/invoiceitems',
    body({
      customer: text,
      invoice: text,
      pricing: z.strictObject({ price: text }),
      quantity: z.literal('1').optional(),
    }),
    async ({ books, body }) => {
      const draft = await books.get('invoice', body.invoice);
      if (draft.status !== 'draft') throw invalid(`You cannot add to an invoice that is ${draft.status}.`, 'invoice');
      const price = await books.get('price', body.pricing.price);
      const product = await books.get('product', price.product);
      const line = lineOf(books, price, product.name, books.at, books.at);
      const invoice = { ...draft, lines: [...draft.lines, line] };
      await books.put(invoice);
      return { item: { line, invoice } };
    },
  ),
  route('POST /v1/invoices/:id/finalize', body({ auto_advance: flag.optional() }), async ({ books, id }) =>
    finalize(books, await books.get('invoice', id)),
  ),
  route('POST /v1/invoices/:id/void', nothing, async ({ books, id }) =>
    voidInvoice(books, await books.get('invoice', id)),
  ),
  route('POST /v1/invoices/:id/pay', body({ payment_method: text.optional() }), async ({ books, id, body }) => {
    const invoice = await books.get('invoice', id);
    if (invoice.status !== 'open') throw invalid(`Invoice is already ${invoice.status}`);
    const intent = await charge(books, invoice, body.payment_method);
    return intent.failure ? intent : books.get('invoice', id);
  }),
];
