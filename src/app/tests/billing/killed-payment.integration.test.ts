import type { Knex } from 'knex';
import { expect, test } from 'vitest';
import { isWaiting, killable, untilNoJobIsLeft, type KillableServer } from '../../../testing/server/killable-server.ts';
import { expectOk, PASSWORD } from '../../../testing/people.ts';
import { confirmPayment, intentOf, PLANS } from '../../../testing/paying.ts';
import type { Product } from '../../../testing/product.ts';
import type { Answer, Visitor } from '../../../testing/visitor.ts';

// The server is killed at each moment of a paid sign-up at which it writes something: what it wrote before stands, what
// it is writing is lost, and what it asked of the provider meanwhile was done there.

interface Moment {
  /** What is under way: the form is sent, the provider tells, or the payer comes back and nobody else has told. */
  during: 'order' | 'message' | 'return';
  writing: string;
  /** Somebody else has signed up with the address by then, so that the payment is given back. */
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

test('wherever the server is killed amid a paid sign-up, one account comes of it, or one refund', async () => {
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
      // Where the provider tells, nobody comes back.
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

/** Makes the call, kills the server while it writes there, and starts it anew. */
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
  // Else the next one would come to the same moment as it starts.
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

/** What became of a sign-up, here and at the provider. */
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

/** What was sent again after a kill is the same e-mail: it has the same Message-ID. */
async function receiptsTo(product: Product, email: string): Promise<number> {
  const receipts = (await product.mailTo(email)).filter(({ subject }) => subject === 'Your receipt from Mithaq');
  return new Set(receipts.map(({ headers }) => headers['message-id'])).size;
}
