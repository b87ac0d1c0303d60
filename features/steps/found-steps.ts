import assert from 'node:assert/strict';
import { Then, When } from '@cucumber/cucumber';
import { expectOk } from '../../src/testing/people.ts';
import { namesIn, type Scenario } from '../support/world.ts';

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

const savedAddress = (scenario: Scenario, name: string) => `/api/saved-profiles/${scenario.person(name).profileId}`;

When('{word} saves {word} for later', async function (this: Scenario, name: string, other: string) {
  await expectOk('Saving', this.person(name).browser.put(savedAddress(this, other)));
});

When('{word} tries to save {word} for later', async function (this: Scenario, name: string, other: string) {
  this.last = await this.person(name).browser.put(savedAddress(this, other));
});

When('{word} takes {word} out of those saved', async function (this: Scenario, name: string, other: string) {
  await expectOk('Taking out', this.person(name).browser.delete(savedAddress(this, other)));
});

Then('{word} has saved {}', async function (this: Scenario, name: string, others: string) {
  const { body, headers } = await this.person(name).browser.get('/api/saved-profiles');
  const ids = namesIn(others).map((other) => this.person(other).profileId);
  assert.deepEqual([body.map(({ id }: { id: number }) => id), headers.get('X-Total-Count')], [ids, String(ids.length)]);
});

Then(
  '{word} pages through what he saved, {int} at a time',
  async function (this: Scenario, name: string, limit: number) {
    const { browser } = this.person(name);
    const all = (await browser.get('/api/saved-profiles')).body.map(({ id }: { id: number }) => id);
    const seen: number[] = [];
    let next: string | undefined = `/api/saved-profiles?limit=${limit}`;
    while (next) {
      const page = await browser.get(next);
      assert.equal(page.headers.get('X-Total-Count'), String(all.length));
      seen.push(...page.body.map(({ id }: { id: number }) => id));
      next = /<([^>]+)>; rel="next"/.exec(page.headers.get('Link') ?? '')?.[1];
    }
    assert.deepEqual(seen, all);
  },
);

Then(
  /^(\w+) reads (\w+)'s profile as one that (she|nobody) saved$/,
  async function (this: Scenario, name: string, other: string, who: string) {
    assert.equal((await this.sees(name, addressOf(this, other))).saved, who === 'she');
  },
);

When(/^(\w+) makes (?:his|her) profile (private|public)$/, async function (this: Scenario, name: string, how: string) {
  const settings = { profileVisibility: how };
  await expectOk('Settings', this.person(name).browser.put('/api/account/settings', settings));
});
