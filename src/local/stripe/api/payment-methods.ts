import { body, nothing, text } from './form-fields.ts';
import { attachCard } from './attach-card.ts';
import { route, type Route } from './route.ts';

export const paymentMethodRoutes: Route[] = [
  route('GET /v1/payment_methods/:id', nothing, ({ books, id }) => books.get('payment_method', id)),
  route('POST /v1/payment_methods/:id/attach', body({ customer: text }), async ({ books, id, body }) =>
    books.get('payment_method', await attachCard(books, id, body.customer)),
  ),
];
