import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import { addMonths, after, DAY } from '../../../src/shared-kernel/clock.ts';
import { beginPaidSignUp, callStripe, confirmPayment, intentOf, type Payer } from '../../../src/testing/paying.ts';
import { aWali, expectOk, nameAndVerify, PASSWORD, type Person, type Sister } from '../../../src/testing/people.ts';
import type { Scenario } from '../../support/world.ts';

interface Paying extends Scenario {
  payers?: Map<string, Payer>;
  /** The previous payment. */
  former: string;
  again: string;
  code: string;
  waliEmail: string;
}

const OTHER_WINDOW = 'another window';
const DECLINED = 'pm_card_chargeDeclined';
let count = 0;

const payersOf = (scenario: Paying) => (scenario.payers ??= new Map());
function payer(scenario: Paying, name: string): Payer {
  const profile = payersOf(scenario).get(name);
  if (!profile) throw new Error(`${name} has not begun to sign up`);
  return profile;
}

async function planId(scenario: Scenario, plan: string): Promise<number> {
  const plans = (await scenario.product.visitor().get('/api/subscription-plans')).body as {
    id: number;
    name: string;
  }[];
  return plans.find(({ name }) => name === plan)!.id;
}

async function begin(scenario: Paying, name: string, plan: string, given: object = {}): Promise<void> {
  const begun = await beginPaidSignUp(scenario.product, name.split(' ')[0]!, {
    planId: await planId(scenario, plan),
    ...given,
  });
  payersOf(scenario).set(name, begun);
}

/** Confirms the payment, and verifies it on return. */
async function pay(scenario: Paying, name: string, card?: string): Promise<void> {
  const { browser, clientSecret, paymentIntentId } = payer(scenario, name);
  await confirmPayment(scenario.product, clientSecret, card);
  scenario.last = await browser.post('/api/verify-signup-payment', { paymentIntentId, clientSecret });
}

const signIn = ({ browser, email }: Payer) => browser.post('/api/auth/signin', { email, password: PASSWORD });

Given('a promo code that takes a quarter off and can be used once', async function (this: Paying) {
  const now = await this.product.now();
  this.code = `FAJR${++count}`;
  await this.product.application.kernel.db('billing.promo_code').insert({
    code: this.code,
    discount_type: 'percentage',
    discount_value: 25,
    max_uses: 1,
    valid_from: after(now, -DAY),
    valid_until: after(now, DAY),
  });
});

When('{word} begins to sign up with the plan {string}', function (this: Paying, name: string, plan: string) {
  return begin(this, name, plan);
});

When(
  '{word} begins to sign up with the plan {string} and the code',
  function (this: Paying, name: string, plan: string) {
    return begin(this, name, plan, { promoCode: this.code });
  },
);

When(
  '{word} tries to sign up with the plan {string} and the code',
  async function (this: Paying, name: string, plan: string) {
    const email = `${name.toLowerCase()}.${process.pid}.${++count}@people.example`;
    this.last = await this.product.visitor().post('/api/create-signup-checkout-session', {
      planId: await planId(this, plan),
      promoCode: this.code,
      signupData: { email, password: PASSWORD, username: name, gender: 'male' },
    });
  },
);

When(
  '{word} begins to sign up as a sister with the plan {string}',
  async function (this: Paying, name: string, plan: string) {
    const wali = aWali('Ibrahim Hassan');
    this.waliEmail = wali.waliEmail;
    await begin(this, name, plan, { form: { gender: 'female', firstName: name, ...wali } });
  },
);

Then(
  /^the payment provider (knows|does not know) the address of (\w+)$/,
  async function (this: Paying, whether: string, name: string) {
    const { paymentIntentId, email } = payer(this, name);
    const { db } = this.product.application.kernel;
    const checkout = await db('billing.checkout').where({ payment_intent_id: paymentIntentId }).first();
    const { body } = await callStripe(this.product, 'GET', `customers/${checkout!.customer_id}`);
    assert.equal(body.email === email, whether === 'knows');
    assert.equal(body.deleted === true, whether !== 'knows');
  },
);

When('somebody begins to sign up with the address of {word}', async function (this: Paying, name: string) {
  const { email } = this.person(name);
  this.last = await this.product.visitor().post('/api/create-signup-checkout-session', {
    planId: await planId(this, 'Monthly'),
    signupData: { email, password: PASSWORD, username: 'Somebody else' },
  });
});

When(
  'another window begins to sign up with the address of {word} and the plan {string}',
  function (this: Paying, name: string, plan: string) {
    return begin(this, OTHER_WINDOW, plan, { email: payer(this, name).email });
  },
);

When('{word} chooses the plan {string} instead', async function (this: Paying, name: string, plan: string) {
  const before = payer(this, name);
  const { body } = await expectOk(
    'Checkout',
    before.browser.post('/api/create-signup-checkout-session', { planId: await planId(this, plan) }),
  );
  this.former = before.clientSecret;
  const { clientSecret } = body;
  payersOf(this).set(name, { ...before, clientSecret, paymentIntentId: intentOf(clientSecret) });
});

When('{word} pays', function (this: Paying, name: string) {
  return pay(this, name);
});
When('{word} pays too late', function (this: Paying, name: string) {
  return pay(this, name);
});
When('the other window pays', function (this: Paying) {
  return pay(this, OTHER_WINDOW);
});
When('{word} pays with a card that is declined', function (this: Paying, name: string) {
  return pay(this, name, DECLINED);
});
When('{word} pays and closes the window', async function (this: Paying, name: string) {
  await confirmPayment(this.product, payer(this, name).clientSecret);
  await this.product.waitForIdle();
});

When('{word} comes back from the payment {int} times', async function (this: Paying, name: string, times: number) {
  const { browser, paymentIntentId } = payer(this, name);
  const answers = await Promise.all(
    Array.from({ length: times }, () => browser.post('/api/verify-signup-payment', { paymentIntentId })),
  );
  for (const { status } of answers) assert.equal(status, 200);
});

When('{word} opens the payment again', async function (this: Paying, name: string) {
  const { body } = await expectOk(
    'Checkout',
    payer(this, name).browser.post('/api/create-signup-checkout-session', { planId: await planId(this, 'Monthly') }),
  );
  this.former = payer(this, name).clientSecret;
  this.again = body.clientSecret;
});

Then('it is the same payment', function (this: Paying) {
  assert.equal(this.again, this.former);
});

When('somebody else opens the payment of {word}', async function (this: Paying, name: string) {
  const { email } = payer(this, name);
  this.last = await this.product
    .visitor()
    .post('/api/create-signup-checkout-session', { planId: await planId(this, 'Monthly'), email });
});

Then('the payment that {word} began before cannot be made', async function (this: Paying, _name: string) {
  await this.product.waitForIdle();
  assert.equal((await confirmPayment(this.product, this.former)).status, 400);
});

Then('{word} has no account', async function (this: Paying, name: string) {
  assert.equal((await signIn(payer(this, name))).status, 401);
});

Then('{word} has an account with the plan {word}', async function (this: Paying, name: string, plan: string) {
  const { browser, email } = payer(this, name);
  assert.equal((await signIn(payer(this, name))).status, 200);
  const { id: userId } = (await browser.get('/api/user')).body;
  this.people.set(name, { name, email, userId, browser } as Person);
  const { subscriptionStatus, subscriptionPlan } = await this.sees(name, '/api/subscription/status');
  assert.deepEqual([subscriptionStatus, subscriptionPlan], ['active', plan]);
});

Then('the plan of {word} is not charged again', async function (this: Paying, name: string) {
  const { renews, subscriptionExpiresAt } = await this.sees(name, '/api/subscription/status');
  assert.deepEqual([renews, subscriptionExpiresAt], [false, null]);
});

Then(
  /^(\w+) has paid "([\d.]+)" (once|twice)$/,
  async function (this: Paying, name: string, amount: string, times: string) {
    const { browser } = payer(this, name);
    await signIn(payer(this, name));
    const invoices = (await browser.get('/api/subscription/invoices')).body as { amountPaid: string }[];
    assert.deepEqual(
      invoices.map(({ amountPaid }) => amountPaid),
      times === 'once' ? [amount] : [amount, amount],
    );
  },
);

Then('no day is named on which the plan of {word} ends or renews', async function (this: Paying, name: string) {
  const { subscriptionExpiresAt, paid } = await this.sees(name, '/api/subscription/status');
  assert.deepEqual([subscriptionExpiresAt, paid.expiresAt, paid.accessUntil], [null, null, null]);
});

When('the guardian of {word} is verified', async function (this: Paying, name: string) {
  const person = this.person(name);
  await signIn(payer(this, name));
  await nameAndVerify(this.product, person as Sister, aWali('Ibrahim Hassan'));
  await this.product.waitForIdle();
});

Then('the plan of {word} renews a month from now', async function (this: Paying, name: string) {
  const { renews, subscriptionExpiresAt, resetDate } = await this.sees(name, '/api/subscription/status');
  const month = addMonths(await this.product.now(), 1)
    .toISOString()
    .slice(0, 10);
  assert.deepEqual([renews, subscriptionExpiresAt.slice(0, 10), resetDate.slice(0, 10)], [true, month, month]);
});

Then('the other window gets {string} back', async function (this: Paying, amount: string) {
  await this.product.waitForIdle();
  const { paymentIntentId } = payer(this, OTHER_WINDOW);
  const { body } = await callStripe(this.product, 'GET', 'refunds', `payment_intent=${paymentIntentId}`);
  assert.deepEqual(
    body.data.map((refund: { amount: number; status: string }) => [(refund.amount / 100).toFixed(2), refund.status]),
    [[amount, 'succeeded']],
  );
});

Then('no e-mail was sent to her guardian', async function (this: Paying) {
  assert.deepEqual(await this.product.mailTo(this.waliEmail), []);
});

Then('her guardian is asked to verify', async function (this: Paying) {
  const [mail] = await this.product.mailTo(this.waliEmail);
  assert.ok(mail!.text.includes('/wali-verify?id='));
});
