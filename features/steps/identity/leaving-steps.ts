import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import { guardianOf } from '../../../src/testing/people.ts';
import { CONSENT_VERSION, consentVersions } from '#modules/matchmaking/contracts/consent.ts';
import type { Scenario } from '../../support/world.ts';

const PASSWORD = 'a long walk at dawn 7';
const DAY = 86_400_000;

interface Leaving extends Scenario {
  matchId: string;
}

const leave = async (scenario: Scenario, name: string, path = '/api/account') => {
  scenario.last = await scenario.person(name).browser.delete(path);
  assert.equal(scenario.last.status, 200, JSON.stringify(scenario.last.body));
  await scenario.product.waitForIdle();
};

When(/^(\w+) (?:deletes|has deleted) (?:his|her) account$/, function (this: Scenario, name: string) {
  return leave(this, name);
});

When('{word} withdraws his consent', function (this: Scenario, name: string) {
  return leave(this, name, '/api/account/consent');
});

When(/^(?!everybody)(\w+) signs in again$/, async function (this: Scenario, name: string) {
  const { browser, email } = this.person(name);
  this.last = await browser.post('/api/auth/signin', { email, password: PASSWORD });
  assert.equal(this.last.status, 200, JSON.stringify(this.last.body));
});

When(/^(\w+) restores (?:his|her) account$/, async function (this: Scenario, name: string) {
  this.last = await this.person(name).browser.post('/api/account/restore');
  assert.equal(this.last.status, 200, JSON.stringify(this.last.body));
});

const isInThirtyDays = (scenario: Scenario) => {
  const days =
    (Date.parse(scenario.last.body.deletionScheduledFor) - scenario.product.application.kernel.clock.now().getTime()) /
    DAY;
  assert.ok(days > 29.9 && days <= 30, `erased in ${days} days`);
};
Then('he is told that it is erased in 30 days', function (this: Scenario) {
  isInThirtyDays(this);
});
Then('he sees when his account is erased', function (this: Scenario) {
  isInThirtyDays(this);
});

Then('{word} is signed out', async function (this: Scenario, name: string) {
  assert.equal((await this.person(name).browser.get('/api/user')).status, 401);
});

Then('{word} can do nothing but restore it', async function (this: Scenario, name: string) {
  const { browser } = this.person(name);
  for (const path of ['/api/user', '/api/auth/user']) assert.equal((await browser.get(path)).status, 200, path);
  for (const path of ['/api/profile', '/api/profiles/browse', '/api/account/settings', '/api/matches'])
    assert.equal((await browser.get(path)).body.code, 'identity.deletion-scheduled', path);
  assert.equal((await browser.put('/api/profile', {})).body.code, 'identity.deletion-scheduled');
});

Then('{word} gets no live updates', async function (this: Scenario, name: string) {
  assert.equal((await this.person(name).browser.get('/api/events')).status, 403);
});

Then('{word} may use everything again', async function (this: Scenario, name: string) {
  assert.equal((await this.sees(name, '/api/user')).deletionScheduledFor, null);
  await this.sees(name, '/api/profile');
});

Then('{word} can no longer sign in', async function (this: Scenario, name: string) {
  const { browser, email } = this.person(name);
  this.last = await browser.post('/api/auth/signin', { email, password: PASSWORD });
  assert.equal(this.last.body.code, 'identity.invalid-credentials');
});

Then('his address is free again', async function (this: Scenario) {
  const [{ email }] = this.people.values() as unknown as [{ email: string }];
  const form = { email, password: PASSWORD, username: 'Somebody else', gender: 'male' };
  assert.equal((await this.product.visitor().post('/api/auth/signup', form)).status, 201);
});

Then(/^(\w+) guards (\d+) wards?$/, async function (this: Scenario, name: string, count: string) {
  assert.equal((await this.sees(name, '/api/guardian/ward-profiles')).length, Number(count));
});

Then('{word} is not a guardian', async function (this: Scenario, name: string) {
  assert.equal((await this.sees(name, '/api/user')).isGuardian, false);
  assert.equal((await this.person(name).browser.get('/api/guardian/pending-approvals')).status, 403);
});

Then('{word} sees no request that she could answer', async function (this: Scenario, name: string) {
  const requests: { allowedActions: string[]; otherProfile: unknown }[] = await this.sees(
    name,
    '/api/interest-requests/received',
  );
  assert.deepEqual(
    requests.map(({ allowedActions, otherProfile }) => ({ allowedActions, otherProfile })),
    [{ allowedActions: [], otherProfile: null }],
  );
});

Then('the match has ended for {word}, and shows nothing of him', async function (this: Leaving, name: string) {
  const match = await this.sees(name, `/api/matches/${this.matchId}`);
  assert.deepEqual([match.status, match.otherProfile, match.allowedActions], ['ended', null, []]);
});

Then('the match has ended for {word}', async function (this: Leaving, name: string) {
  assert.equal((await this.sees(name, `/api/matches/${this.matchId}`)).status, 'ended');
});

When('{word} tries to write {string}', async function (this: Leaving, name: string, content: string) {
  this.last = await this.person(name).browser.post(`/api/matches/${this.matchId}/messages`, { content });
});

Then('{word} sees that his message was never delivered', async function (this: Leaving, name: string) {
  const [message] = await this.sees(name, `/api/matches/${this.matchId}/messages`);
  assert.deepEqual([message.state, message.guardianApproved, message.guardianDeclined], ['closed', false, false]);
});

When('{word} names another guardian', async function (this: Scenario, name: string) {
  this.last = await this.person(name).browser.post('/api/guardian', {
    waliName: 'Her uncle',
    waliEmail: `uncle.${this.person(name).userId}@people.example`,
    waliPhone: '+44 7700 900124',
    waliRelation: 'uncle',
  });
  assert.equal(this.last.status, 201, JSON.stringify(this.last.body));
});

When(
  '{word} names {word} as her guardian, who verifies and sets up his account',
  async function (this: Scenario, name: string, guardian: string) {
    const sister = this.sister(name);
    const email = `${guardian}.${sister.userId}@people.example`.toLowerCase();
    const form = {
      waliName: `${guardian} Khan`,
      waliEmail: email,
      waliPhone: '+44 7700 900124',
      waliRelation: 'uncle',
    };
    const { status } = await sister.browser.post('/api/guardian', form);
    assert.equal(status, 201);
    const wali = { name: guardian, email, phone: form.waliPhone };
    this.people.set(guardian, await guardianOf(this.product, { ...sister, wali }));
  },
);

Given('{word}, a brother who was never asked for consent', function (this: Scenario, name: string) {
  return this.brother(name, { consentVersion: undefined });
});

Given(
  '{word}, a brother in {string} who was never asked for consent',
  function (this: Scenario, name: string, location: string) {
    return this.brother(name, { location, consentVersion: undefined });
  },
);

Given(
  '{word}, a brother in {string} who consented to the first text',
  function (this: Scenario, name: string, location: string) {
    return this.brother(name, { location, consentVersion: consentVersions[0] });
  },
);

Then(
  /^(\w+) is (asked to read the new text|no longer asked to read it)$/,
  async function (this: Scenario, name: string, what: string) {
    const { consentStated, consentIsCurrent } = await this.sees(name, '/api/profile');
    assert.deepEqual([consentStated, consentIsCurrent], [true, what === 'no longer asked to read it']);
  },
);

Then(/^the consent of (\w+) is (not )?recorded$/, async function (this: Scenario, name: string, not?: string) {
  assert.equal((await this.sees(name, '/api/profile')).consentStated, !not);
});

When('{word} gives his consent', async function (this: Scenario, name: string) {
  this.last = await this.person(name).browser.put('/api/profile', { consentVersion: CONSENT_VERSION });
  assert.equal(this.last.status, 200, JSON.stringify(this.last.body));
});
