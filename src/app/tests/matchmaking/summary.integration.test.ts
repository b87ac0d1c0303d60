import { expect, test } from 'vitest';
import type { SummaryView } from '#modules/matchmaking/contracts/path/summary.schema.ts';
import { aMatch, expectOk, type MatchedPair, type Person } from '../../../testing/people.ts';
import { productUnderTest } from '../../../testing/product-under-test.ts';
import { aTopicUnderReview, answerTo, HER_WORDS, HIS_WORDS, topicsOf } from '../../../testing/matches/topics.ts';

// The summary shows what both agreed on, to the two and her guardian, and nothing of a single answer (R-A.7).

const product = productUnderTest({ settings: { RATE_LIMITS: 'off' } });

const summaryFor = async ({ browser }: Person, { matchId }: MatchedPair): Promise<SummaryView> =>
  (await expectOk('Summary', browser.get(`/api/matches/${matchId}/summary`))).body;
const guardianSummary = async ({ guardian, matchId }: MatchedPair): Promise<SummaryView> =>
  (await expectOk('Summary', guardian.browser.get(`/api/guardian/matches/${matchId}/summary`))).body;

const idsOf = (topics: { id: number }[]) => topics.map(({ id }) => id);

async function approve({ guardian }: MatchedPair): Promise<void> {
  const items = (await guardian.browser.get('/api/guardian/pending-approvals')).body as { id: string; type: string }[];
  const { id } = items.find(({ type }) => type === 'topic')!;
  await expectOk(
    'Decision',
    guardian.browser.post(`/api/guardian/pending-approvals/${id}/respond`, { action: 'approve' }),
  );
}

const agree = ({ browser }: Person, { matchId }: MatchedPair, topicId: number) =>
  expectOk('Agreement', browser.post(`/api/matches/${matchId}/topics/${topicId}/agree`, { revision: 1 }));

test('a topic is in it with both words once both agreed, and until then with its title alone', async () => {
  const pair = await aMatch(product.current);
  const { brother, sister } = pair;
  const everybody = async () => [
    await summaryFor(brother, pair),
    await summaryFor(sister, pair),
    await guardianSummary(pair),
  ];
  const topicId = await aTopicUnderReview(pair);
  const titleOnly = async () => {
    for (const summary of await everybody()) {
      expect(summary.agreed).toEqual([]);
      expect(idsOf(summary.open)).toContain(topicId);
      expect(JSON.stringify(summary)).not.toMatch(new RegExp(`${HIS_WORDS}|${HER_WORDS}`));
    }
  };
  await titleOnly();
  await approve(pair);
  await titleOnly();
  await agree(brother, pair, topicId);
  await titleOnly();
  await agree(sister, pair, topicId);

  const [his, hers, guardians] = await everybody();
  const [stage, title] = [hers!.agreed[0]!.stage, hers!.agreed[0]!.title];
  const words = (content: string) => ({ kind: 'words', words: content });
  const agreedAt = expect.any(String);
  expect(his!.agreed).toEqual([
    { id: topicId, stage, title, own: words(HIS_WORDS), other: words(HER_WORDS), agreedAt },
  ]);
  expect(hers!.agreed).toEqual([
    { id: topicId, stage, title, own: words(HER_WORDS), other: words(HIS_WORDS), agreedAt },
  ]);
  expect(guardians!.agreed).toEqual(hers!.agreed);
  for (const { open } of [his!, hers!, guardians!]) expect(idsOf(open)).not.toContain(topicId);

  // A newer answer ends the agreement.
  await expectOk('Answer', answerTo(brother, pair.matchId, topicId, 'I pray at home now.'));
  await titleOnly();
  for (const summary of await everybody()) expect(JSON.stringify(summary)).not.toContain('at home now');
});

test('an answer of one alone, and what is to be spoken of', async () => {
  const pair = await aMatch(product.current);
  const { brother, sister, matchId } = pair;
  const [alone, marked] = idsOf((await topicsOf(brother, matchId)).filter(({ kind }) => kind === 'written'));
  const before = await summaryFor(brother, pair);
  await expectOk('Answer', answerTo(brother, matchId, alone!, HIS_WORDS));
  expect(await summaryFor(brother, pair)).toEqual(before);
  await expectOk('Mark', sister.browser.post(`/api/matches/${matchId}/topics/${marked}/speak`));
  for (const { open, toBeSpoken } of [await summaryFor(brother, pair), await guardianSummary(pair)]) {
    expect(idsOf(toBeSpoken)).toEqual([marked]);
    expect(idsOf(open)).toContain(alone);
    expect(idsOf(open)).not.toContain(marked);
  }
});

test('each reads who the two are as profiles show it; her guardian alone reads her first name', async () => {
  const pair = await aMatch(product.current);
  const { brother, sister, guardian, matchId } = pair;
  const [his, hers, guardians] = [
    await summaryFor(brother, pair),
    await summaryFor(sister, pair),
    await guardianSummary(pair),
  ];
  const profile = (await brother.browser.get(`/api/profiles/${sister.profileId}`)).body;
  const woman = { profileId: sister.profileId, gender: 'female', age: profile.age, location: profile.location };
  expect(his.other).toEqual(woman);
  expect(hers.own).toEqual(woman);
  expect(guardians.own).toEqual(woman);
  expect([his.own, hers.other, guardians.other]).toEqual(Array(3).fill(his.own));
  expect(his.own).toMatchObject({ profileId: brother.profileId, gender: 'male', age: expect.any(Number) });
  const firstName = (await sister.browser.get('/api/user')).body.firstName;
  expect([his.wardFirstName, hers.wardFirstName, guardians.wardFirstName]).toEqual([null, null, firstName]);
  // An ended match shows no profile of the other.
  await expectOk('End', sister.browser.post(`/api/matches/${matchId}/status`, { status: 'ended' }));
  const nothing = { age: null, location: null };
  expect(await summaryFor(brother, pair)).toMatchObject({ status: 'ended', own: his.own, other: nothing });
  expect(await summaryFor(sister, pair)).toMatchObject({ own: woman, other: nothing });
  expect((await guardian.browser.get(`/api/matches/${matchId}/summary`)).status).toBe(403);
});

test('nobody else has it', async () => {
  const pair = await aMatch(product.current);
  const other = await aMatch(product.current);
  for (const { browser } of [other.brother, other.sister])
    expect((await browser.get(`/api/matches/${pair.matchId}/summary`)).status).toBe(404);
  const guardians = `/api/guardian/matches/${pair.matchId}/summary`;
  expect((await other.guardian.browser.get(guardians)).status).toBe(404);
});
