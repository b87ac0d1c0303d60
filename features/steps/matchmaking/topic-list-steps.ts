import assert from 'node:assert/strict';
import { Given, Then, When, type DataTable } from '@cucumber/cucumber';
import type { MatchId } from '../../../src/shared-kernel/contracts/ids.ts';
import type {
  TopicRecord,
  TopicVersion,
} from '../../../src/modules/matchmaking/contracts/topics/admin-topics.schema.ts';
import { anAdmin, expectOk } from '../../../src/testing/people.ts';
import type { Scenario } from '../../support/world.ts';

interface MatchScenario extends Scenario {
  matchId: string;
}

const topicsOf = async ({ product }: Scenario): Promise<TopicRecord[]> =>
  (await expectOk('Topics', (await anAdmin(product)).get('/api/admin/topics'))).body;
const addressOf = async (scenario: Scenario, name: string): Promise<string> =>
  `/api/admin/topics/${(await topicNamed(scenario, name)).id}`;

async function topicNamed(scenario: Scenario, name: string): Promise<TopicRecord> {
  const topic = (await topicsOf(scenario)).find(({ title }) => title.en === name);
  assert.ok(topic, `no topic ${name}`);
  return topic;
}

async function versionsOf(scenario: Scenario, name: string): Promise<TopicVersion[]> {
  const admin = await anAdmin(scenario.product);
  return (await expectOk('Versions', admin.get(`${await addressOf(scenario, name)}/versions`))).body;
}

Given('their conversation uses the topic {string}', async function (this: MatchScenario, name: string) {
  const { id } = await topicNamed(this, name);
  const { db } = this.product.application.kernel;
  await db('matchmaking.match_topic').insert({ match_id: this.matchId as MatchId, topic_id: id });
});

When(
  'an operator changes the hint of {string} to {string}',
  async function (this: Scenario, name: string, hint: string) {
    const { id, hint: before } = await topicNamed(this, name);
    const admin = await anAdmin(this.product);
    await expectOk('Hint', admin.put(`/api/admin/topics/${id}`, { hint: { ...before, en: hint } }));
  },
);

When('an operator switches the topic {string} off', async function (this: Scenario, name: string) {
  const admin = await anAdmin(this.product);
  await expectOk('Switch', admin.put(await addressOf(this, name), { isOn: false }));
});

Then('{int} topics are on', async function (this: Scenario, count: number) {
  assert.equal((await topicsOf(this)).filter(({ isOn }) => isOn).length, count);
});

Then('the topic {string} is {word}', async function (this: Scenario, name: string, state: string) {
  assert.equal((await topicNamed(this, name)).isOn, state === 'on');
});

Then('these topics have no text field:', async function (this: Scenario, names: DataTable) {
  const spoken = (await topicsOf(this)).filter(({ kind }) => kind === 'spoken').map(({ title }) => title.en);
  assert.deepEqual(spoken.toSorted(), names.raw().flat());
});

Then('the topic {string} has {int} versions', async function (this: Scenario, name: string, count: number) {
  assert.equal((await versionsOf(this, name)).length, count);
});

Then(
  'the hint of {string} is {string}, and was {string} at first',
  async function (this: Scenario, name: string, now: string, first: string) {
    const versions = await versionsOf(this, name);
    assert.equal(versions[0]!.hint.en, now);
    assert.ok(versions.at(-1)!.hint.en.startsWith(first));
  },
);

Then('an operator cannot delete the topic {string}', async function (this: Scenario, name: string) {
  const refused = await (await anAdmin(this.product)).delete(await addressOf(this, name));
  assert.deepEqual([refused.status, refused.body.code], [409, 'matchmaking.topic-in-use']);
});

Then(
  'an operator cannot make the topic {string} one that is only spoken of',
  async function (this: Scenario, name: string) {
    const refused = await (await anAdmin(this.product)).put(await addressOf(this, name), { kind: 'spoken' });
    assert.deepEqual([refused.status, Object.keys(refused.body.fields)], [400, ['kind']]);
  },
);
