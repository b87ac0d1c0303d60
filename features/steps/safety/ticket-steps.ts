import assert from 'node:assert/strict';
import { Then, When } from '@cucumber/cucumber';
import { anAdmin } from '../../../src/testing/people.ts';
import type { Scenario } from '../../support/world.ts';

interface Tickets extends Scenario {
  questionId: string;
}

const TEXTS = (messages: { text: string }[]) => messages.map(({ text }) => text);

async function act(scenario: Tickets, verb: string, body: object): Promise<void> {
  const admin = await anAdmin(scenario.product);
  scenario.last = await admin.post(`/api/admin/support/${scenario.questionId}/${verb}`, body);
  assert.equal(scenario.last.status, 200, JSON.stringify(scenario.last.body));
}

const ticketOf = async (scenario: Tickets) =>
  (await (await anAdmin(scenario.product)).get(`/api/admin/support/${scenario.questionId}`)).body;

When('the staff ask her back {string}', function (this: Tickets, question: string) {
  return act(this, 'ask-back', { question });
});

When('the staff note {string}', function (this: Tickets, note: string) {
  return act(this, 'note', { note });
});

When('the staff mark it as danger', function (this: Tickets) {
  return act(this, 'set-urgency', { isUrgent: true });
});

When(/^(\w+) (?:writes|tries to write) again "(.*)"$/, async function (this: Tickets, name: string, message: string) {
  this.last = await this.person(name).browser.post(`/api/support/${this.questionId}/messages`, { message });
});

When('{word} reads what the staff wrote', async function (this: Tickets, name: string) {
  this.last = await this.person(name).browser.post(`/api/support/${this.questionId}/read`, {});
  assert.equal(this.last.status, 204);
});

Then(
  '{word} sees her question {string} as waiting for her',
  async function (this: Tickets, name: string, text: string) {
    const [ticket] = await this.sees(name, '/api/support');
    assert.deepEqual([ticket.message, ticket.state, ticket.isUnread], [text, 'reply_requested', true]);
  },
);

Then('{word} reads in order {}', async function (this: Tickets, name: string, texts: string) {
  const [ticket] = await this.sees(name, '/api/support');
  assert.deepEqual(TEXTS(ticket.messages), texts.slice(1, -1).split('", "'));
});

Then('the message is refused because it ended long ago', function (this: Tickets) {
  assert.deepEqual([this.last.status, this.last.body.code], [409, 'content.question-closed']);
});

Then('the staff see that the e-mail was sent, and that she has not read it', async function (this: Tickets) {
  const { answerMail, answerReadAt } = await ticketOf(this);
  assert.deepEqual([answerMail, answerReadAt], ['accepted', null]);
});

Then('the staff see that she has read it', async function (this: Tickets) {
  assert.notEqual((await ticketOf(this)).answerReadAt, null);
});

Then('the staff read {string} next to her question', async function (this: Tickets, note: string) {
  assert.equal(TEXTS((await ticketOf(this)).messages).at(-1), note);
});

Then('neither her page nor her export has a word of {string}', async function (this: Tickets, note: string) {
  for (const path of ['/api/support', '/api/account/export']) {
    const { status, body } = await this.person('Amina').browser.get(path);
    assert.equal(status, 200);
    assert.ok(JSON.stringify(body).includes('Is this right?') && !JSON.stringify(body).includes(note));
  }
});

Then('it comes first among the support tickets', async function (this: Tickets) {
  const admin = await anAdmin(this.product);
  const [first] = (await admin.get('/api/admin/support?sort=["createdAt","ASC"]')).body;
  assert.equal(first.id, this.questionId);
});
