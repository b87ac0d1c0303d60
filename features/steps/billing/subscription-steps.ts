import assert from 'node:assert/strict';
import { After, Given, Then, When } from '@cucumber/cucumber';
import { HOUR } from '#kernel/clock.ts';
import { penceOf, poundsOf } from '#kernel/values/money.ts';
import { expectOk, PASSWORD } from '../../../src/testing/people.ts';
import {
  callStripe,
  buy,
  confirmPayment,
  DISPUTING,
  giveCard,
  intentOf,
  PLANS,
  takeBack,
} from '../../../src/testing/paying.ts';
import type { Scenario } from '../../support/world.ts';
import { isEmail } from '../../../src/testing/read-mail.ts';

const NAMES: Record<string, number> = { Monthly: PLANS.monthly, '6 Months': PLANS.sixMonth, Lifetime: PLANS.lifetime };
const idOf = (plan: string): number => {
  const id = NAMES[plan];
  if (id === undefined) throw new Error(`No plan is called ${plan}`);
  return id;
};
const plansOf = (scenario: Scenario) => scenario.product.application.kernel.db('billing.plan');
const statusOf = (scenario: Scenario, name: string) => scenario.sees(name, '/api/subscription/status');

/** A person's payments, oldest first. */
async function paymentsOf(scenario: Scenario, name: string): Promise<string[]> {
  const invoices = (await scenario.sees(name, '/api/subscription/invoices')) as { amountPaid: string }[];
  return invoices.map(({ amountPaid }) => amountPaid).toReversed();
}

interface WithCode extends Scenario {
  code?: string;
}
interface Paying extends Scenario {
  clientSecret?: string;
  customerId?: string;
}
let codes = 0;

Given('{word}, a brother who pays for the plan {string}', async function (this: Scenario, name: string, plan: string) {
  await buy(this.product, await this.brother(name), idOf(plan));
});

interface Disputing extends Scenario {
  paymentIntentId: string;
}

Given(
  '{word}, a brother who pays for the plan {string} and disputes it with his bank',
  async function (this: Disputing, name: string, plan: string) {
    const { browser } = await this.brother(name);
    const order = { planId: idOf(plan) };
    const { body } = await expectOk('Checkout', browser.post('/api/create-upgrade-checkout-session', order));
    await expectOk('Payment', confirmPayment(this.product, body.clientSecret, DISPUTING));
    this.paymentIntentId = intentOf(body.clientSecret);
    await this.product.waitForIdle();
  },
);

When('the bank of {word} takes the money back', function (this: Disputing, _: string) {
  return takeBack(this.product, this);
});

Given('{word}, a brother who is married to four wives', function (this: Scenario, name: string) {
  return this.brother(name, { currentMaritalStatus: 'currently_married', numberOfWives: 4 });
});

Given('the card of {word} is declined from now on', function (this: Scenario, name: string) {
  return giveCard(this.product, this.person(name), 'pm_card_chargeCustomerFail');
});

interface Priced extends Scenario {
  hasNewPrice?: true;
}

Given('the plan {string} costs {string} from now on', async function (this: Priced, plan: string, price: string) {
  const pence = penceOf(Math.round(Number(price) * 100));
  await plansOf(this).where({ name: plan }).update({ price_pence: pence });
  this.hasNewPrice = true;
});

/** Scenarios share the plans. */
After({ name: 'the price of before' }, async function (this: Priced) {
  if (!this.hasNewPrice) return;
  await plansOf(this)
    .where({ code: 'monthly' })
    .update({ price_pence: penceOf(1599) });
});

/** Scenarios share the clock: subscriptions of earlier ones must not renew in later ones. */
After({ name: 'the plans of before', tags: 'not @without-fees' }, async function (this: Scenario) {
  const { body } = await expectOk('Subscriptions', callStripe(this.product, 'GET', 'subscriptions', 'limit=100'));
  for (const { id } of body.data) await expectOk('End', callStripe(this.product, 'DELETE', `subscriptions/${id}`));
});

Given('a promo code for a quarter less', async function (this: WithCode) {
  this.code = `QUARTER${++codes}`;
  const now = await this.product.now();
  await this.product.application.kernel.db('billing.promo_code').insert({
    code: this.code,
    discount_type: 'percentage',
    discount_value: 25,
    valid_from: new Date(0),
    valid_until: new Date(now.getTime() + 365 * 86_400_000),
  });
});

/** Moves the clock close to the renewal of a person's plan. */
async function waitForRenewal(scenario: Scenario, name: string, beyond: number): Promise<void> {
  const { paid } = await statusOf(scenario, name);
  const left = new Date(paid.expiresAt).getTime() - (await scenario.product.now()).getTime();
  const { browser, email } = scenario.person(name);
  await scenario.product.advance(`PT${Math.round((left + beyond) / 1000)}S`);
  await browser.post('/api/auth/signin', { email, password: PASSWORD });
}

Given('the plan of {word} renews in an hour', function (this: Scenario, name: string) {
  return waitForRenewal(this, name, -HOUR);
});

When('the plan of {word} renewed half an hour ago', function (this: Scenario, name: string) {
  return waitForRenewal(this, name, HOUR / 2);
});

Given('{word} begins to pay for the plan {string}', async function (this: Paying, name: string, plan: string) {
  await tryToBuy(this, name, plan);
  this.clientSecret = this.last.body.clientSecret;
  const { db } = this.product.application.kernel;
  this.customerId = (await db('billing.customer')
    .where({ account_id: this.person(name).userId })
    .first())!.id;
});

Then('the payment provider does not know the member {word}', async function (this: Paying, name: string) {
  const { body } = await callStripe(this.product, 'GET', `customers/${this.customerId}`);
  assert.equal(body.deleted, true);
  const { db } = this.product.application.kernel;
  assert.equal(
    await db('billing.customer')
      .where({ account_id: this.person(name).userId })
      .first(),
    undefined,
  );
});

When('{word} buys the plan {string}', async function (this: Scenario, name: string, plan: string) {
  this.last = await buy(this.product, this.person(name), idOf(plan));
  await this.product.waitForIdle();
});

When('{word} buys the plan {string} with the code', async function (this: WithCode, name: string, plan: string) {
  this.last = await buy(this.product, this.person(name), idOf(plan), { promoCode: this.code });
  await this.product.waitForIdle();
});

const tryToBuy = async (scenario: Scenario, name: string, plan: string, promoCode?: string): Promise<void> => {
  const { browser } = scenario.person(name);
  scenario.last = await browser.post('/api/create-upgrade-checkout-session', { planId: idOf(plan), promoCode });
};

When('{word} tries to buy the plan {string}', function (this: Scenario, name: string, plan: string) {
  return tryToBuy(this, name, plan);
});

When('{word} tries to buy the plan {string} with the code', function (this: WithCode, name: string, plan: string) {
  return tryToBuy(this, name, plan, this.code);
});

When(/^(\w+) (cancel|resume)s his plan$/, async function (this: Scenario, name: string, what: string) {
  this.last = await this.person(name).browser.post(`/api/subscription/${what}`);
});

When('{word} changes his card', function (this: Scenario, name: string) {
  return giveCard(this.product, this.person(name), 'pm_card_visa');
});

Then('{word} has paid {string}', async function (this: Scenario, name: string, amounts: string) {
  assert.deepEqual(await paymentsOf(this, name), amounts.split(', '));
});

Then('{word} has made {int} payments', async function (this: Scenario, name: string, times: number) {
  assert.equal((await paymentsOf(this, name)).length, times);
});

Then(
  'the last payment of {word} was less by the unused part of {string}',
  async function (this: Scenario, name: string, whole: string) {
    const [invoice] = await this.sees(name, '/api/subscription/invoices');
    const off = Number(invoice.amountOff);
    assert.ok(off > Number(whole) / 2 && off < Number(whole), `${off} of ${whole}`);
    const pence = penceOf(Math.round(Number(invoice.subtotal) * 100) - Math.round(off * 100));
    assert.equal(invoice.amountPaid, poundsOf(pence));
  },
);

Then(
  'the last payment of {word} for {string} is refunded',
  async function (this: Scenario, name: string, plan: string) {
    await this.product.waitForIdle();
    const invoices = (await this.sees(name, '/api/subscription/invoices')) as Record<string, string>[];
    const last = invoices.find((one) => one['plan'] === plan);
    assert.equal(last?.['amountRefunded'], last?.['amountPaid']);
  },
);

Then('the plan of {word} renews', async function (this: Scenario, name: string) {
  const { subscriptionStatus, paid } = await statusOf(this, name);
  assert.deepEqual([subscriptionStatus, paid?.status, paid?.renews], ['active', 'active', true]);
});

Then('the plan of {word} is cancelled', async function (this: Scenario, name: string) {
  const { subscriptionStatus, allowedActions } = await statusOf(this, name);
  assert.equal(subscriptionStatus, 'canceled');
  assert.ok(allowedActions.includes('resume'));
});

Then('a payment of {word} is due', async function (this: Scenario, name: string) {
  const { subscriptionStatus, allowedActions } = await statusOf(this, name);
  assert.equal(subscriptionStatus, 'past_due');
  assert.ok(allowedActions.includes('change-card'));
});

Then('{word} has {int} receipts', async function (this: Scenario, name: string, count: number) {
  const mails = await this.product.mailTo(this.person(name).email);
  assert.equal(mails.filter((mail) => isEmail(mail, 'paymentReceipt')).length, count);
});
