import assert from 'node:assert/strict';
import { Then, When } from '@cucumber/cucumber';
import { anAdmin, expectOk } from '../../../src/testing/people.ts';
import type { Scenario } from '../../support/world.ts';

When('the next calendar month begins', async function (this: Scenario) {
  const now = await this.product.now();
  const next = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1);
  await this.product.advance(`PT${Math.ceil((next - now.getTime()) / 1000)}S`);
});

When('the operator sets {int} interest requests a month', async function (this: Scenario, monthlyRequests: number) {
  const admin = await anAdmin(this.product);
  await expectOk('Settings', admin.put('/api/admin/site/site', { monthlyRequests }));
  // Each process reads the settings again when the database announces a change.
  await this.product.waitForIdle();
  while (this.product.application.kernel.site.settings.monthlyRequests !== monthlyRequests)
    await new Promise((resolve) => setImmediate(resolve));
});

Then('{word} can open no call about plans', async function (this: Scenario, name: string) {
  for (const path of ['/api/subscription-plans', '/api/subscription/invoices']) {
    const { status } = await this.person(name).browser.get(path);
    assert.equal(status, 404, path);
  }
});
