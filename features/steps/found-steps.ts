import assert from 'node:assert/strict';
import { Then, When } from '@cucumber/cucumber';
import { expectOk } from '../../src/testing/people.ts';
import type { Scenario } from '../support/world.ts';

// Who is found by whom, and who is not

const addressOf = (scenario: Scenario, name: string) => `/api/profiles/${scenario.person(name).profileId}`;

When('{word} blocks {word}', async function (this: Scenario, name: string, other: string) {
  await expectOk('Block', this.person(name).browser.post(`${addressOf(this, other)}/block`));
});

When('{word} tries to block {word}', async function (this: Scenario, name: string, other: string) {
  this.last = await this.person(name).browser.post(`${addressOf(this, other)}/block`);
});

When(/^(\w+) lifts (?:his|her) block of (\w+)$/, async function (this: Scenario, name: string, other: string) {
  await expectOk('Lifting', this.person(name).browser.delete(`${addressOf(this, other)}/block`));
});

Then(/^(\w+) reads that (?:he|she) has blocked (\w+)$/, async function (this: Scenario, name: string, other: string) {
  const blocked = await this.sees(name, '/api/blocked-profiles');
  assert.deepEqual(
    blocked.map(({ id }: { id: number }) => id),
    other === 'nobody' ? [] : [this.person(other).profileId],
  );
});

Then('{word} is not told by e-mail that it ended', async function (this: Scenario, name: string) {
  const mails = await this.product.mailTo(this.person(name).email);
  assert.ok(!mails.some(({ subject }) => subject === 'News of your request'));
});
