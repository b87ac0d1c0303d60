import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import { anAdmin, expectOk } from '../../../src/testing/people.ts';
import { buy, confirmPayment, intentOf, PLANS } from '../../../src/testing/paying.ts';
import { aPlan, aPromoCode } from '../../../src/testing/records.ts';
import type { Scenario } from '../../support/world.ts';

// Plans and promo codes of admins.

interface Offer extends Scenario {
  plan: { id: number; code: string };
  promo: { id: number; code: string };
  clientSecret: string;
}

const PLAN_PATH = '/api/admin/subscription-plans';
const CODE_PATH = '/api/admin/promo-codes';
const offered = async ({ product }: Offer): Promise<number[]> =>
  (await product.visitor().get('/api/subscription-plans')).body.map(({ id }: { id: number }) => id);
async function begin(scenario: Offer, name: string) {
  const { browser } = await scenario.brother(name);
  return browser.post('/api/create-upgrade-checkout-session', { planId: scenario.plan.id });
}
async function changePlan(scenario: Offer, id: number, changes: object): Promise<void> {
  scenario.last = await (await anAdmin(scenario.product)).put(`${PLAN_PATH}/${id}`, changes);
}
async function remove(scenario: Offer, path: string): Promise<void> {
  scenario.last = await (await anAdmin(scenario.product)).delete(path);
}

Given('an admin has made a plan for {string}', async function (this: Offer, price: string) {
  const admin = await anAdmin(this.product);
  this.plan = (await expectOk('Plan', admin.post(PLAN_PATH, { ...aPlan(), price }))).body;
});

Given('a plan {string} that gives {int} requests a month', async function (this: Offer, name: string, limit: number) {
  const admin = await anAdmin(this.product);
  await expectOk('Plan', admin.post(PLAN_PATH, { ...aPlan(), name, requestLimit: limit }));
});

When('an admin tries to make a plan for {string}', async function (this: Offer, price: string) {
  this.last = await (await anAdmin(this.product)).post(PLAN_PATH, { ...aPlan(), price });
});

When('{word}, a brother, buys that plan', async function (this: Offer, name: string) {
  await buy(this.product, await this.brother(name), this.plan.id);
});

Given('{word}, a brother, begins to pay for that plan', async function (this: Offer, name: string) {
  this.clientSecret = (await expectOk('Checkout', begin(this, name))).body.clientSecret;
});

When('{word} pays for it', async function (this: Offer, name: string) {
  await expectOk('Payment', confirmPayment(this.product, this.clientSecret));
  const paid = { paymentIntentId: intentOf(this.clientSecret) };
  await expectOk('Return', this.person(name).browser.post('/api/verify-upgrade-payment', paid));
});

Then('{word}, a brother, cannot buy that plan', async function (this: Offer, name: string) {
  assert.equal((await begin(this, name)).body.code, 'billing.plan-unknown');
});

When('an admin sets the price of that plan to {string}', function (this: Offer, price: string) {
  return changePlan(this, this.plan.id, { price });
});

When('an admin sets the price of the free plan to {string}', function (this: Offer, price: string) {
  return changePlan(this, PLANS.free, { price });
});

When('an admin changes that plan to {int} request a month', function (this: Offer, requestLimit: number) {
  return changePlan(this, this.plan.id, { requestLimit });
});

When('an admin deletes that plan', function (this: Offer) {
  return remove(this, `${PLAN_PATH}/${this.plan.id}`);
});

When('an admin deletes the free plan', function (this: Offer) {
  return remove(this, `${PLAN_PATH}/${PLANS.free}`);
});

Then('{word} keeps that plan', async function (this: Offer, name: string) {
  const { subscriptionStatus, subscriptionPlan } = await this.sees(name, '/api/subscription/status');
  assert.deepEqual([subscriptionStatus, subscriptionPlan], ['active', this.plan.code]);
});

Then('nobody is offered that plan', async function (this: Offer) {
  assert.ok(!(await offered(this)).includes(this.plan.id));
});

Then('that plan is gone', async function (this: Offer) {
  assert.equal((await (await anAdmin(this.product)).get(`${PLAN_PATH}/${this.plan.id}`)).status, 404);
});

Then('its price is refused', function (this: Offer) {
  assert.deepEqual([this.last.status, Object.keys(this.last.body.fields)], [400, ['price']]);
});

Given('an admin has made a promo code of {string} percent', async function (this: Offer, discountValue: string) {
  const admin = await anAdmin(this.product);
  const { code } = (await expectOk('Code', admin.post(`${CODE_PATH}/generate`))).body;
  this.promo = (await expectOk('Promo code', admin.post(CODE_PATH, { ...aPromoCode(), code, discountValue }))).body;
});

When('{word}, a brother, buys the plan "Monthly" with that code', async function (this: Offer, name: string) {
  await buy(this.product, await this.brother(name), PLANS.monthly, { promoCode: this.promo.code });
});

When('an admin deletes that code', function (this: Offer) {
  return remove(this, `${CODE_PATH}/${this.promo.id}`);
});

const promoNow = async ({ product, promo }: Offer) =>
  (await (await anAdmin(product)).get(`${CODE_PATH}/${promo.id}`)).body;

Then('that code was used {int} time', async function (this: Offer, times: number) {
  assert.equal((await promoNow(this)).currentUses, times);
});

Then('nothing shows that it was {word}', async function (this: Offer, name: string) {
  const uses = await this.product.application.kernel.db('billing.checkout').where({ promo_code_id: this.promo.id });
  assert.equal(uses.length, 1);
  const { account_id, sign_up_id, customer_id, invoice_id, payment_intent_id } = uses[0]!;
  assert.deepEqual([account_id, sign_up_id, customer_id, invoice_id, payment_intent_id], [null, null, '', null, null]);
  assert.ok(!JSON.stringify(uses).includes(this.person(name).userId));
});

Then('that code still exists', async function (this: Offer) {
  assert.equal((await promoNow(this)).isActive, false);
});

Then('that code no longer works', async function (this: Offer) {
  const request = { code: this.promo.code, planId: PLANS.monthly };
  const { body } = await this.product.visitor().post('/api/promo-codes/check', request);
  assert.equal(body.code, 'billing.promo-unknown');
});
