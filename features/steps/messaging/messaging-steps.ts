import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import { aMatch } from '../../../src/testing/people.ts';
import type { Scenario } from '../../support/world.ts';
import { isEmail } from '../../../src/testing/read-mail.ts';

interface Conversation extends Scenario {
  matchId: string;
}
interface Message {
  id: string;
  content: string;
  isRead: boolean;
  guardianApproved: boolean;
  guardianDeclined: boolean;
  declineReason: string | null;
}

Given(
  '{word} and {word} are matched, and {word} is her guardian',
  async function (this: Conversation, man: string, woman: string, wali: string) {
    const { brother, sister, guardian, matchId } = await aMatch(this.product);
    this.people.set(man, brother).set(woman, sister).set(wali, guardian);
    this.matchId = matchId;
  },
);

const messagesOf = (scenario: Conversation, name: string): Promise<Message[]> =>
  scenario.sees(name, `/api/matches/${scenario.matchId}/messages`);
const write = (scenario: Conversation, name: string, content: string) =>
  scenario.person(name).browser.post(`/api/matches/${scenario.matchId}/messages`, { content });

Then(
  '{word}, {word} and {word} read his request first, with the day of its approval',
  async function (this: Conversation, him: string, her: string, wali: string) {
    const seen = [
      await this.sees(him, `/api/matches/${this.matchId}`),
      await this.sees(her, `/api/matches/${this.matchId}`),
      (await this.sees(wali, `/api/guardian/matches?id=${this.matchId}`))[0],
    ];
    const expected = { fromProfileId: this.person(him).profileId, message: 'Salam.', quote: null };
    for (const { acceptedRequest } of seen) {
      const { sentAt, approvedAt, ...request } = acceptedRequest;
      assert.deepEqual(request, expected);
      assert.ok(approvedAt >= sentAt);
    }
  },
);

When('{word} writes {string}', async function (this: Conversation, name: string, content: string) {
  this.last = await write(this, name, content);
  assert.equal(this.last.status, 201, JSON.stringify(this.last.body));
});

When('{word} writes nothing but spaces', async function (this: Conversation, name: string) {
  this.last = await write(this, name, '   \n ');
});

When('{word} writes more than 2,000 letters', async function (this: Conversation, name: string) {
  this.last = await write(this, name, 'a'.repeat(2001));
});

Then('{word} sees his message as pending guardian review', async function (this: Conversation, name: string) {
  const [message] = await messagesOf(this, name);
  assert.equal(message!.guardianApproved, false);
  assert.equal(message!.guardianDeclined, false);
});

Then('{word} sees no message', async function (this: Conversation, name: string) {
  assert.deepEqual(await messagesOf(this, name), []);
  const [match] = await this.sees(name, '/api/matches');
  assert.equal(match.lastMessage, null);
});

Then('{word} sees {string} waiting for him', async function (this: Conversation, name: string, content: string) {
  const [item] = await this.sees(name, '/api/guardian/pending-approvals');
  assert.deepEqual([item.type, item.content], ['message', content]);
});

Then(
  '{word} sees {string} as approved by the guardian',
  async function (this: Conversation, name: string, content: string) {
    const [message] = await messagesOf(this, name);
    assert.deepEqual([message!.content, message!.guardianApproved], [content, true]);
  },
);

Then('{word} has {int} unread message(s)', async function (this: Conversation, name: string, count: number) {
  assert.equal((await this.sees(name, '/api/messages/unread-count')).count, count);
});

const messageMails = async (scenario: Conversation, name: string) =>
  (await scenario.product.mailTo(scenario.person(name).email)).filter((mail) => isEmail(mail, 'messageDelivered'));

Then('{word} is told by e-mail of a message, without its words', async function (this: Conversation, name: string) {
  const [mail] = await messageMails(this, name);
  assert.ok(mail);
  assert.ok(!mail.text.includes('Assalamu alaikum.\n') && !mail.html.includes('alaikum.</blockquote>'));
});

Then(
  '{word} has received {int} e-mail(s) about messages',
  async function (this: Conversation, name: string, count: number) {
    assert.equal((await messageMails(this, name)).length, count);
  },
);

Then(
  '{word} sees that it was declined because of {string}',
  async function (this: Conversation, name: string, reason: string) {
    const [message] = await messagesOf(this, name);
    assert.deepEqual([message!.guardianDeclined, message!.declineReason], [true, reason]);
  },
);

When('{word} reads it', async function (this: Conversation, name: string) {
  const [message] = await messagesOf(this, 'Yusuf');
  this.last = await this.person(name).browser.patch(`/api/messages/${message!.id}/read`);
});

Then('{word} sees that it was read', async function (this: Conversation, name: string) {
  assert.equal((await messagesOf(this, name))[0]!.isRead, true);
});

When(
  '{word} approves {string} and then {string}',
  async function (this: Conversation, name: string, first: string, second: string) {
    const items: { id: string; content: string }[] = await this.sees(name, '/api/guardian/pending-approvals');
    for (const words of [first, second]) {
      const { id } = items.find((item) => item.content === words)!;
      assert.equal(
        (await this.person(name).browser.post(`/api/guardian/pending-approvals/${id}/respond`, { action: 'approve' }))
          .status,
        200,
      );
      await this.product.waitForIdle();
    }
  },
);

Then(
  '{word} reads {string} and then {string}',
  async function (this: Conversation, name: string, first: string, second: string) {
    assert.deepEqual(
      (await messagesOf(this, name)).map((message) => message.content),
      [first, second],
    );
  },
);

When('{word} opens the conversation', async function (this: Conversation, name: string) {
  this.last = await this.person(name).browser.get(`/api/matches/${this.matchId}/messages`);
});

When('{word} opens it as a guardian', async function (this: Conversation, name: string) {
  this.last = await this.person(name).browser.get(`/api/guardian/matches/${this.matchId}/messages`);
});

const notesOf = async (scenario: Conversation, name: string): Promise<string[]> => {
  const way = 'wali' in scenario.person(name) ? 'matches' : 'guardian/matches';
  const notes: { content: string }[] = await scenario.sees(name, `/api/${way}/${scenario.matchId}/notes`);
  return notes.map(({ content }) => content);
};
const leaveNote = (scenario: Conversation, name: string, content: string) =>
  scenario.person(name).browser.post(`/api/guardian/matches/${scenario.matchId}/notes`, { content });

When('{word} leaves her the note {string}', async function (this: Conversation, name: string, content: string) {
  this.last = await leaveNote(this, name, content);
  assert.equal(this.last.status, 201, JSON.stringify(this.last.body));
});

When('{word} tries to leave her the note {string}', async function (this: Conversation, name: string, content: string) {
  this.last = await leaveNote(this, name, content);
});

Then('{word} reads the note {string}', async function (this: Conversation, name: string, content: string) {
  assert.deepEqual(await notesOf(this, name), [content]);
});

Then('{word} reads no note', async function (this: Conversation, name: string) {
  assert.deepEqual(await notesOf(this, name), []);
});

Then('for {word} there are no notes', async function (this: Conversation, name: string) {
  const { status } = await this.person(name).browser.get(`/api/matches/${this.matchId}/notes`);
  assert.equal(status, 404);
});

Then('he is refused because he is no guardian', function (this: Conversation) {
  assert.equal(this.last.body.code, 'guardianship.guardians-only');
});

/** All responses to a person about the conversation. */
const seenOf = async (scenario: Conversation, name: string): Promise<unknown[]> =>
  Promise.all(
    ['matches', `matches/${scenario.matchId}`, `matches/${scenario.matchId}/messages`, 'messages/unread-count'].map(
      (path) => scenario.sees(name, `/api/${path}`),
    ),
  );

Given('{word} looks at everything he can see', async function (this: Conversation & { seen: unknown[] }, name: string) {
  this.seen = await seenOf(this, name);
});

Then('{word} sees the same as before', async function (this: Conversation & { seen: unknown[] }, name: string) {
  assert.deepEqual(await seenOf(this, name), this.seen);
});

Then(
  'an e-mail tells {word} that there is a note, without its words',
  async function (this: Conversation, name: string) {
    const mails = await this.product.mailTo(this.person(name).email);
    const note = mails.find((mail) => isEmail(mail, 'guardianNote'));
    assert.ok(note);
    assert.doesNotMatch(note.text + note.html, /family|Friday/);
  },
);

Then(/^(\d+) messages? (?:is|are) new to (\w+)$/, async function (this: Conversation, count: string, name: string) {
  const [match] = await this.sees(name, '/api/guardian/matches');
  assert.equal(match.newMessages, Number(count));
});

When('{word} reads the conversation', async function (this: Conversation, name: string) {
  const { status } = await this.person(name).browser.post(`/api/guardian/matches/${this.matchId}/visit`);
  assert.equal(status, 204);
});
