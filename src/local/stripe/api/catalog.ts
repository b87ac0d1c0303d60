import { z } from 'zod';
import { invalid } from '../errors.ts';
import type { Coupon, Price, Product } from '../state.ts';
import { body, listOf, nothing, page, route, text, whole, type Route } from './route.ts';

export const catalogRoutes: Route[] = [
  route('POST /v1/products', body({ id: text, name: text }), async ({ books, body: { id } }) => {
    if (await books.find('product', id)) throw invalid('Product already exists.', 'resource_already_exists');
    const product: Product = { kind: 'product', id, created: books.at };
    await books.put(product);
    return product;
  }),
  route(
    'POST /v1/prices',
    body({
      product: text,
      currency: z.literal('gbp'),
      unit_amount: whole,
      lookup_key: text,
      recurring: z.strictObject({ interval: z.literal('month'), interval_count: whole }).optional(),
    }),
    async ({ books, body }) => {
      await books.get('product', body.product);
      if ((await books.list('price')).some(({ lookupKey }) => lookupKey === body.lookup_key))
        throw invalid('A price already uses that lookup key.');
      const price: Price = {
        kind: 'price',
        id: books.id('price'),
        created: books.at,
        amount: body.unit_amount,
        lookupKey: body.lookup_key,
        months: body.recurring?.interval_count ?? null,
      };
      await books.put(price);
      return price;
    },
  ),
  route('GET /v1/prices/:id', nothing, ({ books, id }) => books.get('price', id)),
  route(
    'GET /v1/prices',
    body({ ...page, lookup_keys: listOf(text), active: z.literal('true') }),
    async ({ books, body }) => ({
      list: (await books.list('price')).filter(({ lookupKey }) => body.lookup_keys.includes(lookupKey)),
    }),
  ),
  route(
    'POST /v1/coupons',
    body({
      name: text,
      amount_off: whole,
      currency: z.literal('gbp'),
      duration: z.literal('once'),
      max_redemptions: z.literal('1'),
    }),
    async ({ books, body }) => {
      const coupon: Coupon = {
        kind: 'coupon',
        id: books.id('coupon'),
        created: books.at,
        amountOff: body.amount_off,
        isUsed: false,
      };
      await books.put(coupon);
      return coupon;
    },
  ),
];
