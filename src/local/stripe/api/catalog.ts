import { z } from 'zod';
import { newStripeId } from '../store.ts';
import { invalid, StripeRefusal } from '../errors.ts';
import type { Price } from '../state.ts';
import { body, flag, listOf, nothing, text, whole, page } from './form-fields.ts';
import { route, type Route } from './route.ts';

export const catalogRoutes: Route[] = [
  route('POST /v1/products', body({ id: text.optional(), name: text }), async ({ books, body }) => {
    if (body.id && (await books.find('product', body.id)))
      throw new StripeRefusal(400, {
        code: 'resource_already_exists',
        message: 'Product already exists.',
        param: 'id',
      });
    const product = {
      kind: 'product' as const,
      id: body.id ?? books.id('product'),
      created: books.at,
      name: body.name,
    };
    await books.put(product);
    return product;
  }),
  route('GET /v1/products/:id', nothing, ({ books, id }) => books.get('product', id)),
  route(
    'POST /v1/prices',
    body({
      product: text,
      currency: z.literal('gbp'),
      unit_amount: whole,
      lookup_key: text.optional(),
      recurring: z.strictObject({ interval: z.literal('month'), interval_count: whole.optional() }).optional(),
    }),
    async ({ books, body }) => {
      await books.get('product', body.product);
      const isTaken =
        body.lookup_key && (await books.list('price')).some(({ lookupKey }) => lookupKey === body.lookup_key);
      if (isTaken) throw invalid('A price already uses that lookup key.', 'lookup_key');
      const price: Price = {
        kind: 'price',
        id: books.id('price'),
        created: books.at,
        product: body.product,
        amount: body.unit_amount,
        lookupKey: body.lookup_key ?? null,
        months: body.recurring ? (body.recurring.interval_count ?? 1) : null,
        active: true,
      };
      await books.put(price);
      return price;
    },
  ),
  route('GET /v1/prices/:id', nothing, ({ books, id }) => books.get('price', id)),
  route(
    'GET /v1/prices',
    body({ ...page, lookup_keys: listOf(text).optional(), active: flag.optional() }),
    async ({ books, body }) => ({
      list: (await books.list('price')).filter(
        ({ lookupKey, active }) =>
          (!body.lookup_keys || (lookupKey !== null && body.lookup_keys.includes(lookupKey))) &&
          (body.active === undefined || active === body.active),
      ),
    }),
  ),
  route(
    'POST /v1/coupons',
    body({
      name: text.optional(),
      amount_off: whole,
      currency: z.literal('gbp'),
      duration: z.literal('once'),
      max_redemptions: whole.optional(),
    }),
    async ({ books, body }) => {
      const coupon = {
        kind: 'coupon' as const,
        id: newStripeId('x').slice(2, 10),
        created: books.at,
        name: body.name ?? null,
        amountOff: body.amount_off,
        maxRedemptions: body.max_redemptions ?? null,
        timesRedeemed: 0,
      };
      await books.put(coupon);
      return coupon;
    },
  ),
  route('GET /v1/coupons/:id', nothing, ({ books, id }) => books.get('coupon', id)),
];
