import assert from 'node:assert/strict';
import { Then, When } from '@cucumber/cucumber';
import { addMonths } from '../../../src/shared-kernel/clock.ts';
import { daysBetween, LIFETIME_MONTHS } from '../../../src/modules/billing/domain/refund-window.ts';
import { anAdmin, expectOk, PASSWORD } from '../../../src/testing/people.ts';
import type { Scenario } from '../../support/world.ts';

When('an admin closes the account of {word} for {word}', async function (this: Scenario, name: string, cause: string) {
  const admin = await anAdmin(this.product);
  const path = `/api/admin/users/${this.person(name).userId}/disable`;
  await expectOk('Closing', admin.post(path, { reason: 'for a test', cause }));
  await this.product.waitForIdle();
});

When('an admin refunds {word} the time left', async function (this: Scenario, name: string) {
  const admin = await anAdmin(this.product);
  const requests = (await admin.get('/api/admin/refunds')).body as { id: string; accountId: string }[];
  const { id } = requests.find(({ accountId }) => accountId === this.person(name).userId)!;
  await expectOk('Refund', admin.post(`/api/admin/refunds/${id}/approve`, { reason: 'for a test', part: 'unused' }));
  await this.product.waitForIdle();
});

Then(
  /^(\w+) has been refunded (everything|nothing|the days after day \d+) as the console shows$/,
  async function (this: Scenario, name: string, part: string) {
    await this.product.waitForIdle();
    const [payment, ...others] = await this.product.application.kernel
      .db('billing.payment')
      .where({ account_id: this.person(name).userId });
    assert.ok(payment && others.length === 0);
    const { amount_pence: amount, refunded_pence: refunded, period_start: start, period_end: end } = payment;
    const whole = daysBetween(start, end ?? addMonths(start, LIFETIME_MONTHS));
    const unused = Math.ceil((amount * (whole - Number(part.split(' ').at(-1)))) / whole);
    assert.equal(refunded, part === 'everything' ? amount : part === 'nothing' ? 0 : unused);
  },
);

Then('{word}, signed in again, is on the plan {word}', async function (this: Scenario, name: string, plan: string) {
  const { browser, email } = this.person(name);
  await expectOk('Sign-in', browser.post('/api/auth/signin', { email, password: PASSWORD }));
  assert.equal((await this.sees(name, '/api/subscription/status')).subscriptionPlan, plan);
});
