import type { Knex } from 'knex';
import { expect, test } from 'vitest';
import { isWaiting, killable, untilNoJobIsLeft, type KillableServer } from '../../../testing/server/killable-server.ts';
import { expectOk, PASSWORD } from '../../../testing/people.ts';
import { confirmPayment, intentOf, PLANS } from '../../../testing/paying.ts';
import type { Product } from '../../../testing/product.ts';
import type { Answer, Visitor } from '../../../testing/visitor.ts';
import { isEmail } from '../../../testing/read-mail.ts';

// Kills the server at each write of a paid sign-up: earlier writes persist, the current one is lost, and changes at the
// payment provider persist too.

interface Moment {
  /** The running request: the form, a webhook, or the payer's return without a webhook. */
  during: 'order' | 'message' | 'return';
  writing: string;
  /** Somebody else signs up with the address meanwhile, so the payment is refunded. */
  isTaken?: true;
}

const MOMENTS: Moment[] = [
  { during: 'order', writing: 'insert on identity.pending_sign_up' },
  { during: 'order', writing: 'insert on billing.customer' },
  { during: 'order', writing: 'insert on billing.checkout' },
  { during: 'order', writing: 'update on billing.checkout' },
  { during: 'message', writing: 'insert on billing.provider_event' },
  { during: 'message', writing: 'insert on billing.payment' },
  { during: 'message', writing: 'update on billing.provider_event' },
  { during: 'message', writing: 'insert on kernel.mail' },
  { during: 'return', writing: 'insert on billing.payment' },
  { during: 'message', writing: 'update on billing.checkout', isTaken: true },
  { during: 'return', writing: 'update on billing.customer', isTaken: true },
];

test('a kill at any write of a paid sign-up results in one account or one refund', async () => {
  await killable(async (server, db) => {
    const { product } = server;
    const answers: (number | null)[] = [];
    for (const [n, moment] of MOMENTS.entries()) {
      const payer = { email: emailOf(n), browser: product.visitor() };
      const { during, isTaken } = moment;
      const configureWebhooks = (how: object) => product.visitor().post('/dev/stripe/control/webhooks', how);
      await expectOk('Switch', configureWebhooks({ pause: during === 'message', drop: during === 'return' }));
      const cutOff = (when: Moment['during'], call: () => Promise<Answer>) =>
        when === during ? killedAt(server, db, moment, call) : null;

      const order = () => orderOf(payer);
      await cutOff('order', order);
      const { clientSecret } = (await expectOk('Order', server.persist(order))).body;
      if (isTaken) await expectOk('Sign-up', product.visitor().post('/api/auth/signup', formOf(payer.email)));
      await expectOk('Payment', confirmPayment(product, clientSecret));
      await cutOff('message', () => configureWebhooks({}));
      const comeBack = () => returnOf(payer, clientSecret);
      await cutOff('return', comeBack);
      // With a webhook the payer does not return.
      const { status } = during === 'message' ? { status: null } : await server.persist(comeBack);
      answers.push(status);
    }
    await product.visitor().post('/dev/stripe/control/webhooks', {});
    await untilNoJobIsLeft(db);
    await product.advance('PT11M');
    await untilNoJobIsLeft(db);

    for (const [n, moment] of MOMENTS.entries()) {
      const { during, isTaken } = moment;
      expect({ moment, answer: answers[n], ...(await outcomeOf(product, db, emailOf(n))) }).toEqual({
        moment,
        answer: during === 'message' ? null : isTaken ? 409 : 200,
        accounts: 1,
        charged: [{ isRefunded: isTaken ?? false }],
        running: isTaken ? 0 : 1,
        payments: isTaken ? 0 : 1,
        receipts: isTaken ? 0 : 1,
      });
    }
  });
}, 1_200_000);

const emailOf = (n: number): string => `payer.${n}@people.example`;

/** Sends the request, kills the server during the write, and restarts it. */
async function killedAt(
  server: KillableServer,
  db: Knex,
  { writing }: Moment,
  call: () => Promise<Answer>,
): Promise<void> {
  const table = writing.split(' ').at(-1)!;
  await db.raw(`
    create or replace function kernel.dawdle() returns trigger language plpgsql as
      $$ begin perform pg_sleep(600); return new; end $$;
    create trigger dawdle before ${writing} for each row execute function kernel.dawdle()`);
  const cutOff = call().catch((error: unknown) => error);
  await expect.poll(() => isWaiting(db, 'PgSleep'), { message: writing }).toBe(true);
  // Otherwise the next server would stop at the same write while it starts.
  await server.kill(() => db.raw(`drop trigger dawdle on ${table}`));
  await cutOff;
}

const formOf = (email: string) => ({ email, password: PASSWORD, username: 'Bilal', gender: 'male' });

interface Payer {
  email: string;
  browser: Visitor;
}

const orderOf = ({ email, browser }: Payer): Promise<Answer> => {
  const planId = PLANS.monthly;
  return browser.post('/api/create-signup-checkout-session', { planId, email, signupData: formOf(email) });
};

const returnOf = ({ browser }: Payer, clientSecret: string): Promise<Answer> =>
  browser.post('/api/verify-signup-payment', { paymentIntentId: intentOf(clientSecret), clientSecret });

/** Returns the outcome of a sign-up, here and at the provider. */
async function outcomeOf(product: Product, db: Knex, email: string): Promise<object> {
  const objects = async (kind: string, condition: string, by: string | string[]): Promise<Record<string, unknown>[]> =>
    (await db.raw(`select body from local.stripe_object where kind = :kind and ${condition}`, { kind, by })).rows.map(
      ({ body }: { body: Record<string, unknown> }) => body,
    );
  const customers = (await objects('customer', `body ->> 'email' = :by`, email)).map(({ id }) => String(id));
  const charges = await objects('charge', 'customer = any(:by)', customers);
  const subscriptions = await objects('subscription', 'customer = any(:by)', customers);
  const accounts: { id: string }[] = await db('identity.account').where({ email }).select('id');
  const payments = await db('billing.payment').whereIn('account_id', accounts.map(({ id }) => id) as never[]);
  return {
    accounts: accounts.length,
    charged: charges.map(({ amount, refunded }) => ({ isRefunded: refunded === amount })),
    running: subscriptions.filter(({ status }) => status === 'active').length,
    payments: payments.length,
    receipts: await receiptsTo(product, email),
  };
}

/** Counts receipts; one sent again after a kill has the same Message-ID. */
async function receiptsTo(product: Product, email: string): Promise<number> {
  const receipts = (await product.mailTo(email)).filter((mail) => isEmail(mail, 'paymentReceipt'));
  return new Set(receipts.map(({ headers }) => headers['message-id'])).size;
}
