import { z } from 'zod';
import { cardOf } from '../cards.ts';
import { invalid, StripeRefusal } from '../errors.ts';
import { confirmSetup, newSetupIntent } from '../payments/setup-intents.ts';
import { paymentMethodFor } from '../payments/payment-methods.ts';
import { pay } from '../settlement.ts';
import type { Kind } from '../state.ts';
import { body, text } from './form-fields.ts';
import { route, type Route } from './route.ts';

const givenCard = {
  payment_method: text.optional(),
  payment_method_data: z
    .strictObject({
      type: z.literal('card'),
      card: z.strictObject({
        number: text,
        exp_month: text.optional(),
        exp_year: text.optional(),
        cvc: text.optional(),
      }),
    })
    .optional(),
  return_url: text.optional(),
  client_secret: text.optional(),
  key: text.optional(),
};
const secretOnly = body({ client_secret: text.optional(), key: text.optional() });

export const intentRoutes: Route[] = [
  route(
    'GET /v1/payment_intents/:id',
    secretOnly,
    async ({ books, id, body, isServer }) =>
      isAuthorized(await books.get('payment_intent', id), body.client_secret, isServer),
    { isPublic: true },
  ),
  route(
    'POST /v1/payment_intents/:id/confirm',
    body(givenCard),
    async ({ books, id, body, isServer }) => {
      const intent = isAuthorized(await books.get('payment_intent', id), body.client_secret, isServer);
      const method = await paymentMethodFor(books, cardGiven(body), intent.customer);
      return pay(books, intent, method, { onSession: true }, body.return_url ?? null);
    },
    { isPublic: true },
  ),
  route(
    'POST /v1/setup_intents',
    body({ customer: text, usage: z.literal('off_session').optional() }),
    ({ books, body }) => newSetupIntent(books, body.customer),
  ),
  route(
    'GET /v1/setup_intents/:id',
    secretOnly,
    async ({ books, id, body, isServer }) =>
      isAuthorized(await books.get('setup_intent', id), body.client_secret, isServer),
    { isPublic: true },
  ),
  route(
    'POST /v1/setup_intents/:id/confirm',
    body(givenCard),
    async ({ books, id, body, isServer }) => {
      const intent = isAuthorized(await books.get('setup_intent', id), body.client_secret, isServer);
      const method = await paymentMethodFor(books, cardGiven(body), intent.customer);
      return confirmSetup(books, intent, method, {}, body.return_url ?? null);
    },
    { isPublic: true },
  ),
];

/** A publishable key reaches an object only with its client secret. */
function isAuthorized<T extends { id: string; secret: string; kind: Kind }>(
  object: T,
  secret: string | undefined,
  isServer: boolean,
): T {
  if (isServer ? secret === undefined || secret === object.secret : secret === object.secret) return object;
  throw new StripeRefusal(404, {
    code: 'resource_missing',
    message: `No such ${object.kind}: '${object.id}'`,
    param: 'intent',
  });
}

function cardGiven(body: {
  payment_method?: string | undefined;
  payment_method_data?: { card: { number: string } } | undefined;
}): string {
  if (body.payment_method) return body.payment_method;
  const number = body.payment_method_data?.card.number ?? '';
  if (!number) throw invalid('You must provide a payment method.', 'payment_method');
  if (!cardOf(number))
    throw new StripeRefusal(402, {
      type: 'card_error',
      code: 'incorrect_number',
      message: 'Your card number is incorrect: only test cards are taken here.',
      param: 'number',
    });
  return number;
}
