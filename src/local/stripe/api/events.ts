import { z } from 'zod';
import { body, flag, listOf, nothing, text, whole, page } from './form-fields.ts';
import { route, type Route } from './route.ts';

export const eventRoutes: Route[] = [
  route('GET /v1/events/:id', nothing, ({ books, id }) => books.get('event', id)),
  route(
    'GET /v1/events',
    body({
      ...page,
      created: z.strictObject({ gte: whole }).optional(),
      types: listOf(text).optional(),
      type: text.optional(),
      delivery_success: flag.optional(),
    }),
    async ({ books, body }) => ({
      list: (await books.list('event')).filter(
        ({ created, type, isDelivered }) =>
          created >= (body.created?.gte ?? 0) &&
          (!body.types || body.types.includes(type)) &&
          (!body.type || body.type === type) &&
          (body.delivery_success === undefined || body.delivery_success === isDelivered),
      ),
    }),
  ),
];
