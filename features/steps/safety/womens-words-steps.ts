import assert from 'node:assert/strict';
import { After, Given, Then, When } from '@cucumber/cucumber';
import { anAdmin, expectOk, govern, PASSWORD, type Person } from '../../../src/testing/people.ts';
import type { Scenario } from '../../support/world.ts';

// Who of the staff reads what women write.

interface WomensWords extends Scenario {
  questionId: string;
  colleagues?: Person[];
}

const reason = 'for a scenario';
const set = async (scenario: Scenario, sistersByWomen: string) => {
  const admin = await anAdmin(scenario.product);
  await expectOk('Setting', admin.put('/api/admin/site/site', { sistersByWomen, reason }));
};
const ticket = (scenario: WomensWords, name: string, verb: string, body: object = { reason }) =>
  scenario.person(name).browser.post(`/api/admin/support/${scenario.questionId}/${verb}`, body);
const shown = async (scenario: WomensWords, name: string): Promise<string> =>
  JSON.stringify(await scenario.sees(name, `/api/admin/support/${scenario.questionId}`));

async function join(scenario: WomensWords, name: string, colleague: Person): Promise<void> {
  await govern(scenario.product, colleague, 'set-role', { role: 'staff', duties: ['cases'] });
  const { browser, email } = scenario.person(name);
  await expectOk('Sign-in', browser.post('/api/auth/signin', { email, password: PASSWORD }));
  scenario.colleagues = [...(scenario.colleagues ?? []), colleague];
}

Given('{word} belongs to the staff with the duty for cases', async function (this: WomensWords, name: string) {
  await join(this, name, this.people.get(name) ?? (await this.brother(name)));
});

Given('women of the staff read what women write: {string}', function (this: WomensWords, value: string) {
  return set(this, value);
});

// The product is shared: no later scenario may have these women among its staff.
After(async function (this: WomensWords) {
  if (!this.colleagues) return;
  await set(this, 'none');
  const ids = this.colleagues.map(({ userId }) => userId);
  const { db } = this.product.application.kernel;
  await db('identity.account').whereIn('id', ids).update({ role: 'member', duties: [] });
});

Then('{word} reads her ticket', async function (this: WomensWords, name: string) {
  assert.match(await shown(this, name), /My father presses me/);
});

Then('{word} does not read her ticket', async function (this: WomensWords, name: string) {
  const record = await shown(this, name);
  assert.match(record, /"wordsWithheld":true/);
  assert.doesNotMatch(record, /My father presses me/);
});

Then('{word} cannot answer it', async function (this: WomensWords, name: string) {
  const { status, body } = await ticket(this, name, 'answer', { answer: 'Yes.' });
  assert.deepEqual([status, body.code], [403, 'desk.words-withheld']);
});

When('{word} reads it with a reason', async function (this: WomensWords, name: string) {
  await expectOk('Reading', ticket(this, name, 'read-words'));
});

When('{word} tries to read it with a reason', async function (this: WomensWords, name: string) {
  this.last = await ticket(this, name, 'read-words');
});

When('{word} gives the ticket to {word}', async function (this: WomensWords, name: string, other: string) {
  await expectOk('Handing over', ticket(this, name, 'reassign', { to: this.person(other).userId }));
});

Then('the audit log records that {word} read it', async function (this: WomensWords, name: string) {
  const filter = encodeURIComponent(JSON.stringify({ subjectId: this.questionId, verb: 'read-words' }));
  const [entry] = (await (await anAdmin(this.product)).get(`/api/admin/audit?filter=${filter}`)).body;
  assert.deepEqual([entry.actor, entry.reason], [this.person(name).userId, reason]);
});
