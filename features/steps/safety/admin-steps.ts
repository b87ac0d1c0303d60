import assert from 'node:assert/strict';
import { Then, When } from '@cucumber/cucumber';
import { anAdmin, proposeActing } from '../../../src/testing/people.ts';
import type { Scenario } from '../../support/world.ts';

When(
  /^an admin (disable|enable)s (\w+)'s account because "(.*)"$/,
  async function (this: Scenario, verb: string, name: string, reason: string) {
    const admin = await anAdmin(this.product);
    const { userId } = this.person(name);
    if (verb === 'disable') await proposeActing(this.product, { account: userId });
    this.last = await admin.post(`/api/admin/users/${userId}/${verb}`, { reason });
    assert.equal(this.last.status, 200, JSON.stringify(this.last.body));
  },
);

When('an admin disables his own account', async function (this: Scenario) {
  const admin = await anAdmin(this.product);
  const { id } = (await admin.get('/api/user')).body;
  this.last = await admin.post(`/api/admin/users/${id}/disable`, { reason: 'tired of it' });
});

Then('the audit log records it with the reason {string}', async function (this: Scenario, reason: string) {
  const row = await this.product.application.kernel.db('kernel.audit').orderBy('seq', 'desc').first();
  assert.equal(row?.reason, reason);
});
