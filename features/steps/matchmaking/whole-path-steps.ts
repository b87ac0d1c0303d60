import assert from 'node:assert/strict';
import { Then, When, type DataTable } from '@cucumber/cucumber';
import type { PathView } from '../../../src/modules/matchmaking/contracts/family/family-contact.schema.ts';
import { decideNext, expectOk, PASSWORD } from '../../../src/testing/people.ts';
import { namesIn, type Scenario } from '../../support/world.ts';

interface WholePath extends Scenario {
  matchId: string;
  topicId: number;
}

const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' };

const pathOf = (scenario: WholePath, name: string): Promise<PathView> => {
  const side = Number(scenario.person(name).profileId) === 0 ? 'guardian/' : '';
  return scenario.sees(name, `/api/${side}matches/${scenario.matchId}/path`);
};

async function turnToTopicOfStage(scenario: WholePath): Promise<string> {
  const { stage, topics } = await pathOf(scenario, 'Yusuf');
  scenario.topicId = topics.find((topic) => topic.stage === stage && topic.kind === 'written')!.id;
  return `/api/matches/${scenario.matchId}/topics/${scenario.topicId}`;
}

When('{word} marks the first topic of this stage as one to be spoken of', async function (this: WholePath, name) {
  const topic = await turnToTopicOfStage(this);
  await expectOk('Mark', this.person(name).browser.post(`${topic}/speak`));
});

When('Yusuf and Amina agree on the first topic of this stage', async function (this: WholePath) {
  const topic = await turnToTopicOfStage(this);
  const both = ['Yusuf', 'Amina'].map((name) => this.person(name).browser);
  for (const browser of both)
    await expectOk('Answer', browser.put(`${topic}/answer`, { kind: 'words', words: 'Five gold coins, at the nikah' }));
  assert.equal(await decideNext(this.person('Ibrahim'), 'approve'), 200);
  for (const browser of both) await expectOk('Agreement', browser.post(`${topic}/agree`, { revision: 1 }));
});

Then(/^(.*) read on the path:$/, async function (this: WholePath, names: string, table: DataTable) {
  for (const name of namesIn(names)) {
    const { topics, meetings, releases, relative } = await pathOf(this, name);
    const read = {
      topics: topics.map(({ state }) => state).filter((state) => state !== 'not_written'),
      meetings: meetings.map(({ state }) => state),
      releases: releases.map(({ kind }) => kind),
      relative: [relative?.state],
    };
    for (const [part, words] of Object.entries(read))
      assert.equal(words.join(', '), table.rowsHash()[part], `${part} as ${name} reads them`);
  }
});

// A guardian without an account

const linksTo = async ({ product, sister }: Scenario): Promise<string[]> => {
  const emails = await product.mailTo(sister('Amina').wali.email);
  return [...new Set(emails.flatMap(({ text }) => text.match(/\/decide\/[\w-]{20,}/g) ?? []))];
};

When(
  /^her guardian approves the (request|message|topic|stage) on the page behind his email$/,
  async function (this: WholePath, what: string) {
    const type = what === 'request' ? 'interest_request' : what;
    for (const link of await linksTo(this)) {
      const { status, body } = await this.product.visitor().get(link);
      if (status !== 200 || body.item?.type !== type) continue;
      const done = await this.product.visitor().post(link, 'action=approve', FORM);
      assert.deepEqual([done.status, done.body.shows], [200, 'done']);
      return;
    }
    assert.fail(`No email to her guardian leads to a ${what}`);
  },
);

Then('her guardian has no account', async function (this: WholePath) {
  const { email } = this.sister('Amina').wali;
  assert.equal(await this.product.application.kernel.db('identity.account').where({ email }).first('id'), undefined);
  assert.equal((await this.product.visitor().post('/api/auth/signin', { email, password: PASSWORD })).status, 401);
});

Then('the links in the emails to her guardian have nothing to decide', async function (this: WholePath) {
  for (const link of await linksTo(this)) {
    const { body } = await this.product.visitor().get(link);
    assert.notEqual(body.shows, 'item', link);
    const { status } = await this.product.visitor().post(link, 'action=approve', FORM);
    assert.ok(status >= 400, link);
  }
});
