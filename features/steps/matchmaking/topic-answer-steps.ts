import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import news from '#texts/en/match-news.json' with { type: 'json' };
import type { MatchTopicView } from '../../../src/modules/matchmaking/contracts/path/topic-answers.schema.ts';
import { expectOk } from '../../../src/testing/people.ts';
import type { Answer } from '../../../src/testing/visitor.ts';
import type { Scenario } from '../../support/world.ts';

interface Topics extends Scenario {
  matchId: string;
  topicId: number;
  /** The latest words of each. */
  words: Record<string, string>;
}

const BOTH = ['Yusuf', 'Amina'] as const;
const THREE = [...BOTH, 'Ibrahim'];
const ofMatch = (scenario: Topics, name: string, rest: string) =>
  `/api/${name === 'Ibrahim' ? 'guardian/' : ''}matches/${scenario.matchId}/${rest}`;
const otherOf = (name: string) => (name === 'Yusuf' ? 'Amina' : 'Yusuf');

async function topicFor(scenario: Topics, name: string): Promise<MatchTopicView> {
  const { topics } = await scenario.sees(name, ofMatch(scenario, name, 'path'));
  const topic = (topics as MatchTopicView[]).find(
    ({ id, kind }) => id === scenario.topicId || (!scenario.topicId && kind === 'written'),
  );
  assert.ok(topic);
  scenario.topicId = topic.id;
  return topic;
}

async function on(scenario: Topics, name: string, act: string, body?: object): Promise<Answer> {
  if (!scenario.topicId) await topicFor(scenario, 'Yusuf');
  const path = ofMatch(scenario, name, `topics/${scenario.topicId}/${act}`);
  const { browser } = scenario.person(name);
  return act === 'answer' ? browser.put(path, body) : browser.post(path, body);
}

async function answer(scenario: Topics, name: string, words: string): Promise<Answer> {
  scenario.words = { ...scenario.words, [name]: words };
  return on(scenario, name, 'answer', { kind: 'words', words });
}

async function item(scenario: Topics) {
  const items = await scenario.sees('Ibrahim', '/api/guardian/pending-approvals');
  return items.find(({ type }: { type: string }) => type === 'topic');
}

async function decide(scenario: Topics, body: object): Promise<Answer> {
  const { id } = await item(scenario);
  return scenario.person('Ibrahim').browser.post(`/api/guardian/pending-approvals/${id}/respond`, body);
}

async function bothAnswer(scenario: Topics) {
  await expectOk('Answer', answer(scenario, 'Yusuf', 'I pray at work'));
  await expectOk('Answer', answer(scenario, 'Amina', 'I read each morning'));
}

async function readsBoth(scenario: Topics) {
  for (const name of BOTH) {
    const { own, other, state } = await topicFor(scenario, name);
    assert.deepEqual([own?.words, other?.words, state], [scenario.words[name], scenario.words[otherOf(name)], 'both']);
  }
}

When('{word} answers the first topic with {string}', async function (this: Topics, name: string, words: string) {
  await expectOk('Answer', answer(this, name, words));
});

Given('Yusuf and Amina have answered the first topic', async function (this: Topics) {
  await bothAnswer(this);
});

Given('Yusuf and Amina have agreed on the first topic', async function (this: Topics) {
  await bothAnswer(this);
  await expectOk('Decision', decide(this, { action: 'approve' }));
  for (const name of BOTH) await expectOk('Agreement', on(this, name, 'agree', { revision: 1 }));
});

Then(
  '{word} and {word} read nowhere that {word} has answered',
  async function (this: Topics, one: string, two: string, name: string) {
    await this.product.waitForIdle();
    for (const reader of [one, two]) {
      const topic = await topicFor(this, reader);
      assert.deepEqual([topic.state, topic.other, topic.isUnderReview], ['not_written', null, false]);
      const copy = JSON.stringify(await this.sees(reader, '/api/account/export'));
      assert.ok(!copy.includes(this.words[name]!), reader);
      for (const { text } of await this.product.mailTo(this.person(reader).email))
        assert.ok(!text.includes(this.words[name]!), reader);
    }
    assert.equal(await item(this), undefined);
  },
);

Then('{word} reads both answers as one item', async function (this: Topics, _: string) {
  const { topic, content } = await item(this);
  assert.deepEqual([topic.his.words, topic.hers.words, content], [this.words['Yusuf'], this.words['Amina'], null]);
});

Then("Yusuf and Amina do not read each other's answers", async function (this: Topics) {
  for (const name of BOTH)
    assert.ok(!JSON.stringify(await this.sees(name, ofMatch(this, name, 'path'))).includes(this.words[otherOf(name)]!));
});

When('{word} approves the answers', async function (this: Topics, _: string) {
  await expectOk('Decision', decide(this, { action: 'approve' }));
});

When('{word} opens the emailed link and approves the answers', async function (this: Topics, name: string) {
  // Emails about approvals come at most once an hour.
  await this.product.advance('PT61M');
  const emails = await this.product.mailTo(this.person(name).email);
  const [, link] = /have both written about[^]+?(\/decide\/[\w-]+)/.exec(emails.map(({ text }) => text).join('\n'))!;
  const page = await this.product.visitor().get(link!);
  for (const words of Object.values(this.words)) assert.ok(JSON.stringify(page.body).includes(words));
  const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
  assert.equal((await this.product.visitor().post(link!, 'action=approve', form)).status, 200);
});

Then('Yusuf and Amina read both answers', async function (this: Topics) {
  await readsBoth(this);
});

When('{word} agrees on the topic', async function (this: Topics, name: string) {
  await expectOk('Agreement', on(this, name, 'agree', { revision: 1 }));
});

Then('{word} does not read that {word} agrees', async function (this: Topics, name: string, _: string) {
  const { state, agreedByMe, agreedAt } = await topicFor(this, name);
  assert.deepEqual([state, agreedByMe, agreedAt], ['both', false, null]);
});

Then('all three read that the topic is {string}', async function (this: Topics, state: string) {
  for (const name of THREE) assert.equal((await topicFor(this, name)).state, state, name);
});

When('{word} sends the answers back because {string}', async function (this: Topics, _: string, reason: string) {
  await expectOk('Decision', decide(this, { action: 'decline', reason }));
});

Then('Yusuf and Amina have their own answers as drafts, with the reason', async function (this: Topics) {
  for (const name of BOTH) {
    const { own, draft, sentBack } = await topicFor(this, name);
    assert.deepEqual([own, draft?.words, sentBack?.reason], [null, this.words[name], 'Please leave out the address']);
  }
});

Then('{word} cannot agree on the answers that she read', async function (this: Topics, name: string) {
  assert.equal((await on(this, name, 'agree', { revision: 1 })).body.code, 'matchmaking.topic-changed');
});

Then('Yusuf and Amina read the earlier answers below', async function (this: Topics) {
  await readsBoth(this);
  for (const name of BOTH) {
    const [earlier] = (await topicFor(this, name)).history;
    const own = name === 'Yusuf' ? 'I pray at work' : 'I read each morning';
    const other = name === 'Yusuf' ? 'I read each morning' : 'I pray at work';
    assert.deepEqual([earlier?.own.words, earlier?.other.words], [own, other]);
  }
});

When('Yusuf and Amina answer the first topic at the same moment', async function (this: Topics) {
  await topicFor(this, 'Yusuf');
  await Promise.all([answer(this, 'Yusuf', 'I pray at work'), answer(this, 'Amina', 'I read each morning')]);
  assert.ok(await item(this));
});

When(
  '{word} agrees on the topic while {word} answers it with {string}',
  async function (this: Topics, one: string, other: string, words: string) {
    const [agreed, answered] = await Promise.all([on(this, one, 'agree', { revision: 1 }), answer(this, other, words)]);
    assert.ok([200, 409].includes(agreed.status));
    assert.equal(answered.status, 200);
  },
);

When(
  '{word} sends the answers back while {word} answers with {string}',
  async function (this: Topics, _: string, name: string, words: string) {
    const { id } = await item(this);
    const [decided, answered] = await Promise.all([
      this.person('Ibrahim').browser.post(`/api/guardian/pending-approvals/${id}/respond`, { action: 'decline' }),
      answer(this, name, words),
    ]);
    assert.ok([200, 409].includes(decided.status), String(decided.status));
    assert.equal(answered.status, 200);
  },
);

Then('the answer of {word} is under review with hers, or waits with him alone', async function (this: Topics, name) {
  const [his, hers] = [await topicFor(this, name), await topicFor(this, otherOf(name))];
  assert.equal(his.own?.words, this.words[name]);
  const underReview = await item(this);
  if (underReview) assert.deepEqual([his.state, hers.state], ['both', 'both']);
  else assert.deepEqual([his.state, hers.state, hers.draft?.words], ['written', 'not_written', this.words['Amina']]);
});

When('{word} asks for the first topic', async function (this: Topics, name: string) {
  await expectOk('Request', on(this, name, 'request', {}));
});

Then('Yusuf and Amina read that it is requested, and get an email', async function (this: Topics) {
  await this.product.waitForIdle();
  for (const [name, { title }] of [
    ['Yusuf', news.toHim.topicRequested],
    ['Amina', news.toHer.topicRequested],
  ] as const) {
    assert.equal((await topicFor(this, name)).isRequested, true);
    const emails = await this.product.mailTo(this.person(name).email);
    assert.ok(
      emails.some(({ text }) => text.includes(title)),
      name,
    );
  }
});

When('{word} leaves the note {string} on the first topic', async function (this: Topics, name: string, note: string) {
  await expectOk('Note', on(this, name, 'note', { note }));
});

Then(
  '{word} reads the note {string}, and {word} does not',
  async function (this: Topics, name: string, note: string, other: string) {
    assert.equal((await topicFor(this, name)).note, note);
    for (const path of [ofMatch(this, other, 'path'), '/api/account/export'])
      assert.ok(!JSON.stringify(await this.sees(other, path)).includes(note));
  },
);

When('{word} marks the first topic as one to be spoken of', async function (this: Topics, name: string) {
  await expectOk('Mark', on(this, name, 'speak'));
});

const takeBack = (scenario: Topics, name: string) =>
  scenario.person(name).browser.delete(ofMatch(scenario, name, `topics/${scenario.topicId}/speak`));

Then('{word} cannot take the mark back', async function (this: Topics, name: string) {
  await expectOk('Nothing', takeBack(this, name));
  assert.equal((await topicFor(this, name)).state, 'to_be_spoken');
});

When('{word} takes the mark back', async function (this: Topics, name: string) {
  await expectOk('Mark', takeBack(this, name));
});

Then('{word} has nothing to decide, and nobody can answer any more', async function (this: Topics, _: string) {
  assert.equal(await item(this), undefined);
  for (const name of BOTH) assert.equal((await answer(this, name, 'Later')).body.code, 'matchmaking.match-ended');
});
