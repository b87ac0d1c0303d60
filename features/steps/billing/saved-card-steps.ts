import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import { expectOk } from '../../../src/testing/people.ts';
import { giveProvingCard, intentOf, PLANS } from '../../../src/testing/paying.ts';
import type { Scenario } from '../../support/world.ts';

/** The checkout that a step before opened. */
interface Paying extends Scenario {
  clientSecret?: string;
}

const payBy = async (scenario: Scenario, name: string, clientSecret: string): Promise<void> => {
  const { browser } = scenario.person(name);
  const paymentIntentId = intentOf(clientSecret);
  scenario.last = await browser.post('/api/upgrade-payment/saved-card', { paymentIntentId });
  if (scenario.last.status === 200 && scenario.last.body.bankAddress === null)
    await expectOk('Verification', browser.post('/api/verify-upgrade-payment', { paymentIntentId }));
  await scenario.product.waitForIdle();
};

When('{word} pays for the plan "6 Months" by his saved card', async function (this: Scenario, name: string) {
  const { browser } = this.person(name);
  const order = { planId: PLANS.sixMonth };
  const { body } = await expectOk('Checkout', browser.post('/api/create-upgrade-checkout-session', order));
  await payBy(this, name, body.clientSecret);
});

When('{word} pays for it by the card that he read before', function (this: Paying, name: string) {
  return payBy(this, name, this.clientSecret!);
});

Given('{word} pays by a card whose bank asks each time', function (this: Scenario, name: string) {
  return giveProvingCard(this.product, this.person(name));
});

Then('{word} is sent to the page of his bank', async function (this: Scenario, _: string) {
  assert.equal(this.last.status, 200);
  const answer = await this.product.visitor().get(this.last.body.bankAddress);
  assert.equal(answer.status, 200);
});

Then('no saved card is offered to {word}', function (this: Scenario, _: string) {
  assert.equal(this.last.status, 200);
  assert.equal(this.last.body.savedCard, null);
});
