import assert from 'node:assert/strict';
import { Then, When } from '@cucumber/cucumber';
import { after, DAY, isoDay } from '#kernel/clock.ts';
import { aWali, expectOk, PASSWORD } from '../../../src/testing/people.ts';
import type { Answer } from '../../../src/testing/visitor.ts';
import type { Scenario } from '../../support/world.ts';

// Whether it is safe to act on what a ward wrote, the hold of her guardian, and postponed notices.

interface SafetyScenario extends Scenario {
  emails: number;
}

const reason = 'for a scenario';

async function act(scenario: Scenario, staff: string, verb: string, guardian: string): Promise<Answer> {
  const { db } = scenario.product.application.kernel;
  const { email } = scenario.person(guardian);
  const { id } = (await db('guardianship.guardian').where({ email: email.toLowerCase() }).first('id'))!;
  const { browser, email: address } = scenario.person(staff);
  await expectOk('Sign-in', browser.post('/api/auth/signin', { email: address, password: PASSWORD }));
  return browser.post(`/api/admin/guardian-disputes/${id}/${verb}`, { reason });
}
const acts = async (...call: Parameters<typeof act>) => expectOk(call[2], act(...call));

const inDays = async (scenario: Scenario, days: number) => isoDay(after(await scenario.product.now(), days * DAY));

When('{word} opens a question about {word}', async function (this: Scenario, staff: string, guardian: string) {
  this.last = await act(this, staff, 'open', guardian);
});

When('{word} proposes to act about {word}', async function (this: Scenario, staff: string, guardian: string) {
  await acts(this, staff, 'propose', guardian);
});

When('{word} holds what is sent to {word}', async function (this: SafetyScenario, staff: string, guardian: string) {
  await acts(this, staff, 'hold', guardian);
  this.emails = (await this.product.mailTo(this.person(guardian).email)).length;
});

When('{word} ends the hold of {word}', async function (this: Scenario, staff: string, guardian: string) {
  await acts(this, staff, 'end-hold', guardian);
});

When('{word} asks {word} whether it is safe', async function (this: Scenario, staff: string, ward: string) {
  const guardian = [...this.people].find(([, { email }]) => email === this.sister(ward).wali.email)![0];
  await acts(this, staff, 'ask', guardian);
});

const answers = async (scenario: Scenario, name: string, body: object) =>
  expectOk('Answer', scenario.person(name).browser.post('/api/guardian/safety', body));

When(/^(\w+) answers that it is (safe now|not safe)$/, async function (this: Scenario, name: string, how: string) {
  await answers(this, name, { answer: how === 'safe now' ? 'now' : 'no' });
});

When(
  '{word} answers that it is safe from the morning in {int} days',
  async function (this: Scenario, name: string, days: number) {
    await answers(this, name, { answer: 'later', from: await inDays(this, days) });
  },
);

Then('{word} is asked in private', async function (this: Scenario, name: string) {
  const { requestedAt, answer, heldSince } = await this.sees(name, '/api/guardian/safety');
  assert.ok(requestedAt);
  assert.deepEqual([answer, heldSince], [null, null]);
});

Then('{word} and {word} are asked nothing', async function (this: Scenario, one: string, other: string) {
  for (const name of [one, other]) assert.equal(await this.sees(name, '/api/guardian/safety'), null);
});

Then("{word}'s account is disabled", async function (this: Scenario, name: string) {
  assert.equal(this.last.status, 200, JSON.stringify(this.last.body));
  assert.equal((await this.person(name).browser.get('/api/user')).status, 401);
});

Then(
  "{word} is still {word}'s verified guardian on his pages, with nothing to read",
  async function (this: Scenario, guardian: string, ward: string) {
    const own = await this.sees(guardian, '/api/guardian');
    assert.deepEqual([own.isVerified, own.status], [true, 'verified']);
    const [only, ...others] = own.wards;
    assert.deepEqual(others, []);
    assert.deepEqual([only.wardFirstName, only.isVerified, only.pendingApprovals], [ward, true, 0]);
    const { wards, onHold } = await this.sees(guardian, '/api/guardian/profile');
    assert.deepEqual([wards, onHold], [1, []]);
    const [card] = await this.sees(guardian, '/api/guardian/ward-profiles');
    assert.deepEqual([card.wardFirstName, card.isEmpty, card.aboutMe], [ward, true, null]);
    assert.deepEqual(await this.sees(guardian, '/api/guardian/pending-approvals'), []);
    assert.deepEqual(await this.sees(guardian, '/api/guardian/matches'), []);
    const stats = await this.sees(guardian, `/api/guardian/stats?wardProfileId=${only.wardProfileId}`);
    assert.deepEqual(stats, { pendingApprovals: 0, activeMatches: 0, messagesThisWeek: 0 });
    assert.equal((await this.person(guardian).browser.get('/api/user')).body.isGuardian, true);
  },
);

Then('{word} reads in private that nothing is sent to him', async function (this: Scenario, name: string) {
  assert.ok((await this.sees(name, '/api/guardian/safety')).heldSince);
  // Elsewhere it looks like a check, in case somebody looks over her shoulder.
  assert.equal((await this.sees(name, '/api/guardian')).status, 'checking');
});

Then('{word} has received no e-mail since', async function (this: SafetyScenario, name: string) {
  assert.equal((await this.product.mailTo(this.person(name).email)).length, this.emails);
});

Then('something waits for {word} again', async function (this: Scenario, name: string) {
  assert.equal((await this.sees(name, '/api/guardian/pending-approvals')).length, 1);
});

const namesAnother = async (scenario: Scenario, ward: string, days: number) =>
  scenario
    .person(ward)
    .browser.post('/api/guardian', { ...aWali('Musa Rahman'), notifyFrom: await inDays(scenario, days) });

When(
  '{word} names another guardian, of which {word} is told in {int} days',
  async function (this: Scenario, ward: string, _: string, days: number) {
    await expectOk('Naming', namesAnother(this, ward, days));
  },
);
When(
  '{word} tries to name another guardian, of which {word} is told in {int} days',
  async function (this: Scenario, ward: string, _: string, days: number) {
    this.last = await namesAnother(this, ward, days);
  },
);

When(
  '{word} deletes her account, of which {word} is told in {int} days',
  async function (this: Scenario, ward: string, _: string, days: number) {
    const body = { guardianNotifiedFrom: await inDays(this, days) };
    await expectOk('Leaving', this.person(ward).browser.call('DELETE', '/api/account', body));
  },
);

When('{word} returns', async function (this: Scenario, name: string) {
  const { browser, email } = this.person(name);
  await expectOk('Sign-in', browser.post('/api/auth/signin', { email, password: PASSWORD }));
  await expectOk('Return', browser.post('/api/account/restore'));
});

Then('{word} guards nobody', async function (this: Scenario, name: string) {
  assert.equal(await this.sees(name, '/api/guardian'), null);
  assert.equal((await this.person(name).browser.get('/api/user')).body.isGuardian, false);
});

When(
  '{word} steps down as the guardian of {word} on his pages',
  async function (this: Scenario, his: string, her: string) {
    const body = { wardProfileId: this.person(her).profileId };
    await expectOk('Stepping down', this.person(his).browser.post('/api/guardian/step-down', body));
  },
);

Then('no notice to {word} is postponed', async function (this: Scenario, name: string) {
  const { db } = this.product.application.kernel;
  const his = db('guardianship.guardian').where({ email: this.person(name).email.toLowerCase() });
  assert.deepEqual(await his.whereNotNull('notify_from').pluck('id'), []);
});
