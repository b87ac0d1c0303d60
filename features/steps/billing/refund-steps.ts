import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import { DAY } from '../../../src/shared-kernel/clock.ts';
import { daysBetween } from '../../../src/modules/billing/domain/refund-window.ts';
import { buy, PLANS } from '../../../src/testing/paying.ts';
import { anAdmin, expectOk } from '../../../src/testing/people.ts';
import type { Answer } from '../../../src/testing/visitor.ts';
import type { Scenario } from '../../support/world.ts';

interface Invoice {
  number: string;
  amountPaid: string;
  amountRefunded: string;
  periodStart: string;
  periodEnd: string;
}
/** Payments, oldest first. */
const invoicesOf = async (scenario: Scenario, name: string): Promise<Invoice[]> =>
  ((await scenario.sees(name, '/api/subscription/invoices')) as Invoice[]).toReversed();
const refundsOf = async (scenario: Scenario, name: string) =>
  (await invoicesOf(scenario, name)).map(({ amountRefunded }) => amountRefunded);
const ask = (scenario: Scenario, name: string): Promise<Answer> =>
  scenario.person(name).browser.post('/api/subscription/refund', {});

Given(
  '{word}, a brother who pays for the plan {string} and asks to begin at once',
  async function (this: Scenario, name: string, plan: string) {
    const planId = { Monthly: PLANS.monthly, '6 Months': PLANS.sixMonth, Lifetime: PLANS.lifetime }[plan];
    assert.ok(planId, `No plan is called ${plan}`);
    await buy(this.product, await this.brother(name), planId, { beginAtOnce: true });
  },
);

When(/^(\w+) asks for (?:his|her) money back$/, async function (this: Scenario, name: string) {
  this.last = await ask(this, name);
  await this.product.waitForIdle();
});

When('{word} asks for his money back two times at once', async function (this: Scenario, name: string) {
  const answers = await Promise.all([ask(this, name), ask(this, name)]);
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409]);
  await this.product.waitForIdle();
});

async function decideRefund(scenario: Scenario, name: string, verb: 'approve' | 'refuse'): Promise<Answer> {
  const invoices = (await scenario.sees(name, '/api/subscription/invoices')) as { number: string }[];
  const admin = await anAdmin(scenario.product);
  const response = (await admin.get('/api/admin/refunds')).body as { id: string; number: string }[];
  const request = response.find((one) => invoices.some(({ number }) => number === one.number));
  assert.ok(request, `${name} has asked for nothing`);
  const answer = await admin.post(`/api/admin/refunds/${request.id}/${verb}`, { reason: 'for a test' });
  await scenario.product.waitForIdle();
  return answer;
}

When('an admin refunds {word}', function (this: Scenario, name: string) {
  return expectOk('Refund', decideRefund(this, name, 'approve'));
});

When('an admin tries to refund {word} after all', async function (this: Scenario, name: string) {
  this.last = await decideRefund(this, name, 'approve');
});

When('an admin refuses {word} the refund', function (this: Scenario, name: string) {
  return expectOk('Refusal', decideRefund(this, name, 'refuse'));
});

Then('{word} gets {string} back at once', async function (this: Scenario, name: string, amount: string) {
  const { status, body } = this.last;
  assert.deepEqual([status, body.status, body.amountRefunded], [200, 'refunded', amount]);
  assert.ok((await refundsOf(this, name)).includes(amount));
});

Then(
  '{word} gets the price of a month less {int} days back at once',
  async function (this: Scenario, name: string, days: number) {
    const [{ periodStart, periodEnd, amountPaid, amountRefunded } = assert.fail('No payment')] = await invoicesOf(
      this,
      name,
    );
    const whole = daysBetween(new Date(periodStart), new Date(periodEnd));
    const expected = Math.ceil((Math.round(Number(amountPaid) * 100) * (whole - days)) / whole) / 100;
    assert.deepEqual([this.last.status, amountRefunded], [200, expected.toFixed(2)]);
    assert.equal(this.last.body.amountRefunded, amountRefunded);
  },
);

Then(
  '{word} is back on the plan {word}, which does not renew',
  async function (this: Scenario, name: string, plan: string) {
    const { subscriptionPlan, paid, allowedActions } = await this.sees(name, '/api/subscription/status');
    assert.deepEqual([subscriptionPlan, paid.hasAccess, paid.renews], [plan, true, false]);
    assert.ok(!allowedActions.includes('resume'));
  },
);

Then('the request of {word} waits for the staff', async function (this: Scenario, name: string) {
  assert.deepEqual([this.last.status, this.last.body.status], [202, 'asked']);
  assert.ok((await this.sees(name, '/api/subscription/status')).refundRequestedAt);
});

Then('no refund waits for the staff', async function (this: Scenario) {
  const admin = await anAdmin(this.product);
  const filter = encodeURIComponent(JSON.stringify({ state: 'requested' }));
  assert.deepEqual((await admin.get(`/api/admin/refunds?filter=${filter}`)).body, []);
});

Then('{word} has been refunded {string}', async function (this: Scenario, name: string, amounts: string) {
  assert.deepEqual(await refundsOf(this, name), amounts.split(', '));
});

Then(
  '{word} has been refunded {string} and the whole upgrade',
  async function (this: Scenario, name: string, first: string) {
    const [before, upgrade] = await invoicesOf(this, name);
    assert.deepEqual([before?.amountRefunded, upgrade?.amountRefunded], [first, upgrade?.amountPaid]);
  },
);

Then('the plan of {word} has as many days left as before the upgrade', async function (this: Scenario, name: string) {
  const { paid } = await this.sees(name, '/api/subscription/status');
  const [{ periodStart, periodEnd } = assert.fail('No payment')] = await invoicesOf(this, name);
  assert.equal(periodEnd, paid.expiresAt);
  const [whole, left] = [
    new Date(periodEnd).getTime() - new Date(periodStart).getTime(),
    new Date(periodEnd).getTime() - (await this.product.now()).getTime(),
  ];
  // It had run for ten days.
  assert.ok(Math.abs(whole - left - 10 * DAY) < DAY / 24, `${left / DAY} of ${whole / DAY} days`);
});

Then(
  '{word} reads what he agreed to, and that he wished to begin at once',
  async function (this: Scenario, name: string) {
    const { agreement } = await this.sees(name, '/api/subscription/status');
    assert.ok(agreement.words.some((line: string) => line.includes('First 7 days: everything back.')));
    assert.ok(Math.abs(new Date(agreement.begunAtOnceAt).getTime() - (await this.product.now()).getTime()) < DAY);
  },
);
