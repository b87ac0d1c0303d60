import assert from 'node:assert/strict';
import { After, Given, Then, When } from '@cucumber/cucumber';
import { anAdmin, expectOk, govern, PASSWORD } from '../../../src/testing/people.ts';
import type { Scenario } from '../../support/world.ts';
import { isEmail } from '../../../src/testing/read-mail.ts';

// The safety desk: assignees of cases.

interface Desk extends Scenario {
  reportId: string;
  questionId: string;
  /** Admins who stopped being one for this scenario. */
  formerAdmins?: string[];
}

const REASON = 'for a scenario';

/** Makes a person an admin and signs in. */
async function joinsTheStaff(scenario: Scenario, name: string): Promise<void> {
  const person = scenario.people.get(name) ?? (await scenario.brother(name));
  await govern(scenario.product, person, 'set-role', { role: 'admin' });
  await signIn(scenario, name);
}

async function signIn(scenario: Scenario, name: string): Promise<void> {
  const { browser, email } = scenario.person(name);
  await expectOk('Sign-in', browser.post('/api/auth/signin', { email, password: PASSWORD }));
}

const act = (scenario: Desk, name: string, verb: string, body: object = {}) =>
  scenario.person(name).browser.post(`/api/admin/reports/${scenario.reportId}/${verb}`, body);
const resolves = async (scenario: Desk, name: string) => {
  scenario.last = await act(scenario, name, 'resolve', { outcome: 'acted', reason: REASON });
};
const theReport = async (scenario: Desk, name: string) =>
  scenario.sees(name, `/api/admin/reports/${scenario.reportId}`);

Given('{word} and {word} belong to the staff', async function (this: Scenario, one: string, otherName: string) {
  for (const name of [one, otherName]) await joinsTheStaff(this, name);
});

Given('the staff is a single admin', async function (this: Scenario) {
  const admin = await anAdmin(this.product);
  const { id: own } = (await admin.get('/api/user')).body;
  const filter = encodeURIComponent(JSON.stringify({ role: 'admin' }));
  const admins: { id: string }[] = (await admin.get(`/api/admin/users?filter=${filter}`)).body;
  for (const { id } of admins.filter((otherName) => otherName.id !== own))
    await expectOk('Role', admin.post(`/api/admin/users/${id}/set-role`, { role: 'member', reason: REASON }));
});

When('{word} joins the staff', function (this: Scenario, name: string) {
  return joinsTheStaff(this, name);
});

Then('{word} does not find it among the support tickets', async function (this: Desk, name: string) {
  const tickets: { id: string }[] = await this.sees(name, '/api/admin/support');
  assert.ok(!tickets.some(({ id }) => id === this.questionId));
});

When('{word} becomes the only admin', async function (this: Desk, name: string) {
  await joinsTheStaff(this, name);
  const { browser, userId } = this.person(name);
  const filter = encodeURIComponent(JSON.stringify({ role: 'admin' }));
  const admins: { id: string }[] = (await browser.get(`/api/admin/users?filter=${filter}`)).body;
  this.formerAdmins = admins.map(({ id }) => id).filter((id) => id !== userId);
  for (const id of this.formerAdmins)
    await expectOk('Role', browser.post(`/api/admin/users/${id}/set-role`, { role: 'member', reason: REASON }));
});

After(async function (this: Desk) {
  if (!this.formerAdmins) return;
  const { db } = this.product.application.kernel;
  await db('identity.account').whereIn('id', this.formerAdmins).update({ role: 'admin' });
});

When('{word} makes {word} an admin', async function (this: Scenario, name: string, other: string) {
  const { userId } = await this.brother(other);
  await signIn(this, name);
  const role = { role: 'admin', reason: REASON };
  await expectOk('Role', this.person(name).browser.post(`/api/admin/users/${userId}/set-role`, role));
  await signIn(this, other);
});

Then('{word} finds it among the support tickets', async function (this: Desk, name: string) {
  const tickets: { id: string }[] = await this.sees(name, '/api/admin/support');
  assert.ok(tickets.some(({ id }) => id === this.questionId));
});

Then('{word} sees nothing of it in the counts and the audit log', async function (this: Desk, name: string) {
  const { queues } = await this.sees(name, '/api/admin/overview');
  const { waiting, onHold } = queues.find(({ queue }: { queue: string }) => queue === 'support');
  const open = encodeURIComponent(JSON.stringify({ state: 'open' }));
  const listed = (await this.sees(name, `/api/admin/support?filter=${open}`)).length;
  assert.deepEqual([waiting, onHold], [listed, 0]);
  assert.ok(!JSON.stringify(await this.sees(name, '/api/admin/audit')).includes(this.questionId));
});

Then('the operator is told once that another admin is needed, and not why', async function (this: Desk) {
  const mails = (await this.product.mailTo(this.product.application.kernel.operator.email)).filter((mail) =>
    isEmail(mail, 'anotherAdminNeeded'),
  );
  assert.equal(mails.length, 1);
  assert.doesNotMatch(mails[0]!.text, /Amina|Ibrahim|guardian|presses|ward/i);
});

When('{word} takes the report', async function (this: Desk, name: string) {
  await expectOk('Taking', act(this, name, 'take'));
});

When('{word} gives the report back', async function (this: Desk, name: string) {
  await expectOk('Giving back', act(this, name, 'release'));
});

When('{word} takes the report over from {word}', async function (this: Desk, name: string, from: string) {
  await expectOk('Taking over', act(this, name, 'take', { from: this.person(from).userId }));
});

When('{word} resolves the report', async function (this: Desk, name: string) {
  await resolves(this, name);
  assert.equal(this.last.status, 200, JSON.stringify(this.last.body));
});

When('{word} tries to resolve the report', function (this: Desk, name: string) {
  return resolves(this, name);
});

Then('{word} sees that {word} works on it', async function (this: Desk, name: string, assignee: string) {
  assert.equal((await theReport(this, name)).assignee?.name, assignee);
});

Then('{word} has no button to resolve it', async function (this: Desk, name: string) {
  const { allowedActions } = await theReport(this, name);
  assert.ok(!allowedActions.includes('resolve') && allowedActions.includes('take'), allowedActions.join());
});

Then('{word} gets an e-mail that something waits for the staff', async function (this: Scenario, name: string) {
  const mails = await this.product.mailTo(this.person(name).email);
  assert.ok(mails.some((mail) => isEmail(mail, 'casesWaiting')));
});

When('{word} asks for a review of the report', async function (this: Desk, name: string) {
  const about = { queue: 'reports', id: this.reportId };
  this.last = await this.person(name).browser.post('/api/support', { message: 'Please look again.', about });
  if (this.last.status === 201) this.questionId = this.last.body.id;
});

const answers = async (scenario: Desk, name: string) => {
  const path = `/api/admin/support/${scenario.questionId}/answer`;
  scenario.last = await scenario.person(name).browser.post(path, { answer: 'We have looked again.' });
};
When('{word} answers the request for a review', async function (this: Desk, name: string) {
  await answers(this, name);
  assert.equal(this.last.status, 200, JSON.stringify(this.last.body));
});
When('{word} tries to answer the request for a review', function (this: Desk, name: string) {
  return answers(this, name);
});

Then(
  /^(\w+) reads that it (takes longer|waits for an answer)$/,
  async function (this: Desk, name: string, how: string) {
    const [question] = await this.sees(name, '/api/support');
    assert.deepEqual([question.id, question.state, question.onHold], [this.questionId, 'open', how === 'takes longer']);
  },
);

Then('{word} has an answer to it', async function (this: Desk, name: string) {
  const [question] = await this.sees(name, '/api/support');
  assert.deepEqual([question.id, question.answer], [this.questionId, 'We have looked again.']);
});
