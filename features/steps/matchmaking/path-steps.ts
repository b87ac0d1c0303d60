import assert from 'node:assert/strict';
import { Then, When } from '@cucumber/cucumber';
import { expectOk } from '../../../src/testing/people.ts';
import { namesIn, type Scenario } from '../../support/world.ts';

interface PathScenario extends Scenario {
  /** The readings of the others before her answer. */
  before: unknown;
}

async function pathOf(scenario: Scenario, name: string) {
  const isGuardian = Number(scenario.person(name).profileId) === 0;
  const path = isGuardian ? '/api/guardian/matches' : '/api/matches';
  const [{ id }] = await scenario.sees('Amina', '/api/matches');
  return { own: `/api/matches/${id}`, path: await scenario.sees(name, `${path}/${id}/path`) };
}

/** Everything of it that a man and her guardian get: the path, their emails, and the copies of their data. */
const readings = async (scenario: Scenario, names: string[]) =>
  Promise.all(
    names.map(async (name) => ({
      path: (await pathOf(scenario, name)).path,
      emails: (await scenario.product.mailTo(scenario.person(name).email)).length,
      notices: await scenario.sees(name, '/api/user'),
    })),
  );

Then('{word} is asked whether she wants this', async function (this: PathScenario, name: string) {
  assert.deepEqual((await pathOf(this, name)).path.privateQuestion, { isDue: true });
});

Then('{word} is not asked whether she wants this', async function (this: PathScenario, name: string) {
  assert.deepEqual((await pathOf(this, name)).path.privateQuestion, { isDue: false });
});

Then(
  '{word} and {word} read nowhere that she is asked',
  async function (this: PathScenario, his: string, guardian: string) {
    await this.product.waitForIdle();
    const read = await readings(this, [his, guardian]);
    for (const { path } of read) assert.equal(path.privateQuestion, null);
    this.before = read;
  },
);

Then('{word} and {word} read nothing new', async function (this: PathScenario, his: string, guardian: string) {
  await this.product.waitForIdle();
  assert.deepEqual(await readings(this, [his, guardian]), this.before);
});

const answer = async (scenario: Scenario, name: string, words: string) =>
  scenario.person(name).browser.post(`${(await pathOf(scenario, 'Amina')).own}/private-question`, { answer: words });

When('{word} answers {string} in private', async function (this: PathScenario, name: string, words: string) {
  await expectOk('Answer', answer(this, name, words));
});

Then('{word} and {word} cannot answer for her', async function (this: PathScenario, his: string, guardian: string) {
  assert.deepEqual([(await answer(this, his, 'yes')).status, (await answer(this, guardian, 'yes')).status], [404, 403]);
});

Then('{word} can no longer answer', async function (this: PathScenario, name: string) {
  assert.equal((await answer(this, name, 'yes')).body.code, 'matchmaking.match-ended');
});

Then(
  'the copy of her data has the answer, and the copies of {word} and {word} have not',
  async function (this: PathScenario, his: string, guardian: string) {
    const copyOf = async (name: string) => JSON.stringify(await this.sees(name, '/api/account/export'));
    assert.ok((await copyOf('Amina')).includes('"answer":"help"'));
    for (const name of namesIn(`${his} and ${guardian}`)) assert.ok(!(await copyOf(name)).includes('help'), name);
  },
);

const THREE = ['Yusuf', 'Amina', 'Ibrahim'];
const moveTo = async (scenario: Scenario, name: string, stage: string) =>
  expectOk('Stage', scenario.person(name).browser.post(`${(await pathOf(scenario, 'Amina')).own}/stage`, { stage }));

When('{word} proposes the stage {string}', async function (this: PathScenario, name: string, stage: string) {
  await moveTo(this, name, stage);
});

When('{word} agrees to the stage {string}', async function (this: PathScenario, name: string, stage: string) {
  await moveTo(this, name, stage);
});

Then(
  'all three see the proposed stage {string} on the path, and that all other topics are open',
  async function (this: PathScenario, stage: string) {
    for (const name of THREE) {
      const { path } = await pathOf(this, name);
      const open = path.topics.filter(({ isOpen }: { isOpen: boolean }) => isOpen);
      assert.deepEqual([path.proposedStage, open.length], [stage, path.topics.length - 1], name);
    }
  },
);

Then(
  'all three see the stage {string} on the path, with its topics',
  async function (this: PathScenario, stage: string) {
    for (const name of THREE) {
      const { path } = await pathOf(this, name);
      assert.deepEqual([path.stage, path.proposedStage], [stage, null], name);
      assert.ok(
        path.topics.some((topic: { stage: string }) => topic.stage === stage),
        name,
      );
    }
  },
);

Then(
  '{word}, {word} and {word} do not see the path of Yusuf and Amina',
  async function (this: PathScenario, his: string, hers: string, guardian: string) {
    const [{ id }] = await this.sees('Amina', '/api/matches');
    for (const name of [his, hers, guardian]) {
      const path = `/api/${name === guardian ? 'guardian/' : ''}matches/${id}/path`;
      assert.equal((await this.person(name).browser.get(path)).status, 404, name);
    }
  },
);
