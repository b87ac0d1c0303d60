import assert from 'node:assert/strict';
import { Given, Then } from '@cucumber/cucumber';
import type { MatchTopicView } from '../../../src/modules/matchmaking/contracts/path/topic-answers.schema.ts';
import type { SummaryView } from '../../../src/modules/matchmaking/contracts/path/summary.schema.ts';
import { aMatch } from '../../../src/testing/people.ts';
import type { Visitor } from '../../../src/testing/visitor.ts';
import type { Scenario } from '../../support/world.ts';

interface Summaries extends Scenario {
  matchId: string;
  topicId: number;
  /** The latest words of each. */
  words: Record<string, string>;
  /** Two members and a guardian of another match. */
  strangers: { browser: Visitor; isGuardian: boolean }[];
}

const THREE = ['Yusuf', 'Amina', 'Ibrahim'];
const addressOf = ({ matchId }: Summaries, isGuardian: boolean, page = 'summary') =>
  `/api/${isGuardian ? 'guardian/' : ''}matches/${matchId}/${page}`;

const summaryFor = async (scenario: Summaries, name: string): Promise<SummaryView> =>
  (await scenario.sees(name, addressOf(scenario, name === 'Ibrahim'))) as SummaryView;

const idsOf = (topics: { id: number }[]) => topics.map(({ id }) => id);

Then('all three read the words of both in the summary', async function (this: Summaries) {
  const [his, hers] = [this.words['Yusuf'], this.words['Amina']];
  for (const name of THREE) {
    const { agreed, open, toBeSpoken } = await summaryFor(this, name);
    const words = agreed.map(({ id, own, other }) => [id, own.words, other.words]);
    assert.deepEqual(words, [[this.topicId, ...(name === 'Yusuf' ? [his, hers] : [hers, his])]], name);
    assert.ok(!idsOf([...open, ...toBeSpoken]).includes(this.topicId));
  }
});

Then('the summary of all three has the first topic as open, without words', async function (this: Summaries) {
  for (const name of THREE) {
    const summary = await summaryFor(this, name);
    assert.deepEqual([summary.agreed, summary.toBeSpoken], [[], []], name);
    assert.ok(idsOf(summary.open).includes(this.topicId), name);
    for (const words of Object.values(this.words)) assert.ok(!JSON.stringify(summary).includes(words), name);
  }
});

Then('the summary of all three has the first topic as one to be spoken of', async function (this: Summaries) {
  for (const name of THREE) {
    const { open, toBeSpoken } = await summaryFor(this, name);
    assert.deepEqual(idsOf(toBeSpoken), [this.topicId], name);
    assert.ok(!idsOf(open).includes(this.topicId), name);
  }
});

Then('the summary has nothing agreed, and all topics as open', async function (this: Summaries) {
  const { topics } = await this.sees('Yusuf', addressOf(this, false, 'path'));
  const written = (topics as MatchTopicView[]).filter(({ kind }) => kind === 'written');
  for (const name of THREE) {
    const { agreed, open } = await summaryFor(this, name);
    assert.deepEqual([agreed, idsOf(open)], [[], idsOf(written)], name);
  }
});

Given('another match exists, with her guardian', async function (this: Summaries) {
  const { brother, sister, guardian } = await aMatch(this.product);
  this.strangers = [brother, sister, guardian].map(({ browser }) => ({
    browser,
    isGuardian: browser === guardian.browser,
  }));
});

Then('the three of the other match cannot read the summary', async function (this: Summaries) {
  for (const { browser, isGuardian } of this.strangers)
    assert.equal((await browser.get(addressOf(this, isGuardian))).status, 404);
});
