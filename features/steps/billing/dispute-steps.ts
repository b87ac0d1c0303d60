import assert from 'node:assert/strict';
import { Then, When } from '@cucumber/cucumber';
import type { DisputeRecord } from '../../../src/modules/billing/contracts/admin-disputes.schema.ts';
import { anAdmin, expectOk } from '../../../src/testing/people.ts';
import { ADMIN } from '../../../src/testing/product.ts';
import { kindOf } from '../../../src/testing/read-mail.ts';
import type { Answer } from '../../../src/testing/visitor.ts';
import type { Scenario } from '../../support/world.ts';

async function disputeOf(scenario: Scenario, name: string): Promise<DisputeRecord> {
  await scenario.product.waitForIdle();
  const { id: accountId } = (await scenario.sees(name, '/api/user')) as { id: string };
  const admin = await anAdmin(scenario.product);
  const filter = encodeURIComponent(JSON.stringify({ accountId }));
  const { body } = await expectOk('Disputes', admin.get(`/api/admin/payment-disputes?filter=${filter}`));
  const [dispute] = body as DisputeRecord[];
  assert.ok(dispute, `${name} disputes nothing`);
  return dispute;
}

async function respond(scenario: Scenario, name: string): Promise<Answer> {
  const { id } = await disputeOf(scenario, name);
  const admin = await anAdmin(scenario.product);
  return admin.post(`/api/admin/payment-disputes/${id}/respond`, { response: 'contested', reason: 'for a scenario' });
}

When('an admin sends evidence about the dispute of {word}', function (this: Scenario, name: string) {
  return expectOk('Response', respond(this, name));
});

Then(
  'an admin sees the dispute of {word} with its deadline and the agreement',
  async function (this: Scenario, name: string) {
    const { state, respondBy, evidence } = await disputeOf(this, name);
    const { agreement } = (await this.sees(name, '/api/subscription/status')) as { agreement: { words: string[] } };
    assert.deepEqual([state, evidence?.words], ['pending', agreement.words]);
    assert.ok(respondBy, 'The dispute has no deadline');
  },
);

Then('the admins are told by e-mail of the dispute', async function (this: Scenario) {
  const emails = (await this.product.mailTo(ADMIN.email)).map(kindOf);
  assert.ok(emails.includes('paymentDisputed'), emails.join(', '));
});

Then('the dispute of {word} is {word}', async function (this: Scenario, name: string, state: string) {
  assert.equal((await disputeOf(this, name)).state, state);
});

Then('an admin cannot respond to the dispute of {word} again', async function (this: Scenario, name: string) {
  assert.equal((await respond(this, name)).status, 409);
});
