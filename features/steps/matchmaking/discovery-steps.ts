import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import { after, DAY, isoDay } from '../../../src/shared-kernel/clock.ts';
import { expectOk, guardianOf } from '../../../src/testing/people.ts';
import { idsOn, pagesFrom } from '../../support/pages.ts';
import { namesIn, type Scenario } from '../../support/world.ts';

// Who is discoverable, and for whom

const addressOf = (scenario: Scenario, name: string) => `/api/profiles/${scenario.person(name).profileId}`;

When('{word} blocks {word}', async function (this: Scenario, name: string, otherName: string) {
  await expectOk('Block', this.person(name).browser.post(`${addressOf(this, otherName)}/block`));
});

When('{word} tries to block {word}', async function (this: Scenario, name: string, otherName: string) {
  this.last = await this.person(name).browser.post(`${addressOf(this, otherName)}/block`);
});

When(/^(\w+) unblocks (\w+)$/, async function (this: Scenario, name: string, otherName: string) {
  await expectOk('Lifting', this.person(name).browser.delete(`${addressOf(this, otherName)}/block`));
});

Then(
  /^(\w+) reads that (?:he|she) has blocked (\w+)$/,
  async function (this: Scenario, name: string, otherName: string) {
    const blocked = await this.sees(name, '/api/blocked-profiles');
    assert.deepEqual(
      blocked.map(({ id }: { id: number }) => id),
      otherName === 'nobody' ? [] : [this.person(otherName).profileId],
    );
  },
);

const savedAddress = (scenario: Scenario, name: string) => `/api/saved-profiles/${scenario.person(name).profileId}`;

When('{word} saves {word} for later', async function (this: Scenario, name: string, otherName: string) {
  await expectOk('Saving', this.person(name).browser.put(savedAddress(this, otherName)));
});

When('{word} tries to save {word} for later', async function (this: Scenario, name: string, otherName: string) {
  this.last = await this.person(name).browser.put(savedAddress(this, otherName));
});

When('{word} takes {word} out of the saved profiles', async function (this: Scenario, name: string, otherName: string) {
  await expectOk('Taking out', this.person(name).browser.delete(savedAddress(this, otherName)));
});

Then('{word} has saved {}', async function (this: Scenario, name: string, others: string) {
  const { body, headers } = await this.person(name).browser.get('/api/saved-profiles');
  const ids = namesIn(others).map((otherName) => this.person(otherName).profileId);
  assert.deepEqual([body.map(({ id }: { id: number }) => id), headers.get('X-Total-Count')], [ids, String(ids.length)]);
});

Then(
  '{word} pages through his saved profiles, {int} at a time',
  async function (this: Scenario, name: string, limit: number) {
    const { browser } = this.person(name);
    const whole = await browser.get('/api/saved-profiles');
    const pages = await pagesFrom(browser, `/api/saved-profiles?limit=${limit}`);
    for (const { body, headers } of pages)
      assert.deepEqual([body.length, headers.get('X-Total-Count')], [limit, whole.headers.get('X-Total-Count')]);
    assert.deepEqual(idsOn(pages), idsOn([whole]));
  },
);

Then(
  /^(\w+) reads (\w+)'s profile as one that (she|nobody) saved$/,
  async function (this: Scenario, name: string, otherName: string, who: string) {
    assert.equal((await this.sees(name, addressOf(this, otherName))).saved, who === 'she');
  },
);

When(/^(\w+) makes (?:his|her) profile (private|public)$/, async function (this: Scenario, name: string, how: string) {
  const settings = { profileVisibility: how };
  await expectOk('Settings', this.person(name).browser.put('/api/account/settings', settings));
});

// Never again

When('{word} declines it, and says that he cannot ask again', async function (this: Scenario, name: string) {
  const [{ id }] = await this.sees(name, '/api/interest-requests/received');
  const refusal = { action: 'decline', never: true };
  await expectOk('Refusal', this.person(name).browser.post(`/api/interest-requests/${id}/respond`, refusal));
});

Then('{word} reads that {word} cannot ask her again', async function (this: Scenario, name: string, otherName: string) {
  const listed = await this.sees(name, '/api/account/never-again');
  assert.deepEqual(
    listed.map(({ id }: { id: number }) => id),
    [this.person(otherName).profileId],
  );
});

When('{word} lets {word} ask again', async function (this: Scenario, name: string, otherName: string) {
  const address = `/api/account/never-again/${this.person(otherName).profileId}`;
  await expectOk('Lifting', this.person(name).browser.delete(address));
});

// Breaks

const inDays = (scenario: Scenario, days: number): string =>
  isoDay(after(scenario.product.application.kernel.clock.now(), days * DAY));

Given(
  /^(\w+), (?:a divorced sister|a sister who was (never) married,) with her guardian (\w+)$/,
  async function (this: Scenario, name: string, negation: string | null, wali: string) {
    const currentMaritalStatus = negation ? 'never_married' : 'divorced';
    this.people.set(wali, await guardianOf(this.product, await this.newSister(name, { currentMaritalStatus })));
  },
);

When(
  /^(\w+) states that (?:his|her) waiting period ends in (-?\d+) days$/,
  async function (this: Scenario, name: string, days: string) {
    const iddahEndsOn = inDays(this, Number(days));
    this.last = await this.person(name).browser.put('/api/profile', { iddahEndsOn });
  },
);

When('{word} says of her waiting period {string}', async function (this: Scenario, name: string, iddahStatus: string) {
  this.last = await this.person(name).browser.put('/api/profile', { iddahStatus });
});

Then('{word} reads her own answer {string}', async function (this: Scenario, name: string, answer: string) {
  assert.equal((await this.sees(name, '/api/profile')).iddahStatus, answer);
});

When('{word} removes the day', async function (this: Scenario, name: string) {
  await expectOk('Taking back', this.person(name).browser.put('/api/profile', { iddahEndsOn: null }));
});

When('{word} states that she was never married', async function (this: Scenario, name: string) {
  const stated = { currentMaritalStatus: 'never_married' };
  await expectOk('Statement', this.person(name).browser.put('/api/profile', stated));
});

Then(
  /^(\w+) reads among his wards that (?:it ends in (\d+) days|there is none)$/,
  async function (this: Scenario, name: string, days?: string) {
    const [ward] = await this.sees(name, '/api/guardian/ward-profiles');
    assert.equal(ward.iddahEndsOn, days ? inDays(this, Number(days)) : null);
  },
);

const BLOCKERS: Record<string, string> = {
  'as long as she is in her waiting period': 'iddah',
  'as long as she has no acting guardian': 'guardian-unverified',
  'as long as her guardian is the other person': 'guardian-conflict',
  'since it is on hold': 'on-hold',
};

Then(
  /^(\w+) may only decline it, (as long as .*|since it is on hold)$/,
  async function (this: Scenario, name: string, why: string) {
    const [{ allowedActions, acceptBlocker }] = await this.sees(name, '/api/interest-requests/received');
    assert.deepEqual([allowedActions, acceptBlocker], [['decline'], BLOCKERS[why]]);
  },
);

When('{word} accepts it without words', async function (this: Scenario & { matchId?: string }, name: string) {
  const [{ id }] = await this.sees(name, '/api/interest-requests/received');
  this.last = await this.person(name).browser.post(`/api/interest-requests/${id}/respond`, { action: 'accept' });
  this.matchId = this.last.body.matchId;
});

When(/^(\w+) takes a break of (-?\d+) days$/, async function (this: Scenario, name: string, days: string) {
  this.last = await this.person(name).browser.put('/api/profile/break', { until: inDays(this, Number(days)) });
});

When(/^(\w+) ends (?:his|her) break$/, async function (this: Scenario, name: string) {
  await expectOk('End of the break', this.person(name).browser.delete('/api/profile/break'));
});
