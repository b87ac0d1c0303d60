import { z } from 'zod';
import { cardOf } from '../cards.ts';
import { invalid, missing, StripeRefusal } from '../errors.ts';
import { paymentMethodFor } from '../payments/payment-methods.ts';
import { confirmSetup, newSetupIntent } from '../payments/setup-intents.ts';
import { pay } from '../charge.ts';
import type { PaymentIntent, SetupIntent } from '../state.ts';
import { body, nothing, route, text, type Route } from './route.ts';

const confirmation = body({
  payment_method: text.optional(),
  payment_method_data: z
    .strictObject({
      type: z.literal('card'),
      card: z.strictObject({ number: text, exp_month: text, exp_year: text, cvc: text }),
    })
    .optional(),
  return_url: text.optional(),
  client_secret: text.optional(),
  key: text.optional(),
});

export const intentRoutes: Route[] = [
  route('GET /v1/payment_intents/:id', nothing, ({ books, id }) => books.get('payment_intent', id)),
  route(
    'POST /v1/payment_intents/:id/confirm',
    confirmation,
    async ({ books, id, body, isServer }) => {
      const intent = authorized(await books.get('payment_intent', id), body.client_secret, isServer);
      const method = await paymentMethodFor(books, cardGiven(body), intent.customer);
      return pay(books, intent, method, { onSession: true }, body.return_url ?? null);
    },
    { isPublic: true },
  ),
  route('POST /v1/payment_methods/:id/attach', body({ customer: text }), ({ books, id, body }) =>
    paymentMethodFor(books, id, body.customer),
  ),
  route('POST /v1/setup_intents', body({ customer: text, usage: z.literal('off_session') }), ({ books, body }) =>
    newSetupIntent(books, body.customer),
  ),
  route('GET /v1/setup_intents/:id', nothing, ({ books, id }) => books.get('setup_intent', id)),
  route(
    'POST /v1/setup_intents/:id/confirm',
    confirmation,
    async ({ books, id, body, isServer }) => {
      const intent = authorized(await books.get('setup_intent', id), body.client_secret, isServer);
      const method = await paymentMethodFor(books, cardGiven(body), intent.customer);
      return confirmSetup(books, intent, method, { proven: false }, body.return_url ?? null);
    },
    { isPublic: true },
  ),
];

/** A publishable key reaches an object only with its client secret. */
function authorized<T extends PaymentIntent | SetupIntent>(
  intent: T,
  secret: string | undefined,
  isServer: boolean,
): T {
  if (secret === intent.secret || (isServer && secret === undefined)) return intent;
  throw missing(intent.kind, intent.id);
}

function cardGiven({ payment_method, payment_method_data }: z.infer<typeof confirmation>): string {
  if (payment_method) return payment_method;
  const number = payment_method_data?.card.number ?? '';
  if (!number) throw invalid('You must provide a payment method.');
  if (!cardOf(number))
    throw new StripeRefusal(402, {
      type: 'card_error',
      code: 'incorrect_number',
      message: 'Your card number is incorrect: only test cards are taken here.',
    });
  return number;
}
