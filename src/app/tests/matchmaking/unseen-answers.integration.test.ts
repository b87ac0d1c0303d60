import { expect, test } from 'vitest';
import { boundEndpoints } from '#kernel/http/route.ts';
import { aMatch, anAdmin, expectOk, type MatchedPair, type Person } from '../../../testing/people.ts';
import { productUnderTest } from '../../../testing/product-under-test.ts';
import { openStream } from '../../../testing/server/open-stream.ts';
import { answerTo, aTopicUnderReview, HER_WORDS, HIS_WORDS, topicsOf } from '../../../testing/matches/topics.ts';

const product = productUnderTest({ settings: { RATE_LIMITS: 'off' } });

/** Headers that differ between any two answers. */
const VOLATILE = new Set(['date', 'x-request-id', 'server-timing', 'set-cookie']);
const TIMES = /"(?:exportedAt|lastSeenAt|lastUsedAt|now)":"[^"]*"/g;

/** Every answer, with its headers, that a person can get without acting, and about the match. */
async function everythingFor({ browser }: Person, { matchId, brother, sister }: MatchedPair): Promise<unknown[]> {
  const general = boundEndpoints()
    .filter(({ method, path }) => method === 'GET' && !path.includes(':') && !path.startsWith('/api/admin'))
    .map(({ path }) => path)
    .filter((path) => !['/api/events', '/api/login', '/api/logout'].includes(path));
  const ofMatch = [
    `/api/matches/${matchId}/path`,
    `/api/guardian/matches/${matchId}/path`,
    `/api/matches/${matchId}/summary`,
    `/api/guardian/matches/${matchId}/summary`,
    `/api/matches/${matchId}/messages`,
    `/api/guardian/matches/${matchId}/messages`,
    `/api/profiles/${brother.profileId}`,
    `/api/profiles/${sister.profileId}`,
    '/api/interest-requests/sent',
    '/api/interest-requests/received',
  ];
  const read: unknown[] = [];
  for (const path of [...general, ...ofMatch]) {
    const { status, body, headers } = await browser.get(path);
    const stable = [...headers].filter(
      ([name]) => !VOLATILE.has(name) && !(path.endsWith('/export') && name !== 'content-type'),
    );
    read.push([path, status, stable, JSON.stringify(body).replaceAll(TIMES, '')]);
  }
  return read;
}

test.each(['brother', 'sister'] as const)('nobody notices that the %s has answered a topic', async (first) => {
  const pair = await aMatch(product.current);
  const { brother, sister, guardian, matchId } = pair;
  const other = first === 'brother' ? sister : brother;
  const [topic, marked, untouched] = (await topicsOf(other, matchId)).filter(({ kind }) => kind === 'written');
  await product.current.waitForIdle();
  const streams = await Promise.all([other, guardian].map(({ browser }) => openStream(browser)));
  /** Returns the events that have arrived once one is sent that both get. */
  const events = async (act: 'speak' | 'take-back') => {
    const arrived = () => streams.map(({ names }) => names.filter((name) => name !== 'heartbeat'));
    const before = arrived();
    const path = `/api/matches/${matchId}/topics/${marked!.id}/speak`;
    await expectOk('Mark', pair[first].browser.call(act === 'speak' ? 'POST' : 'DELETE', path));
    await expect.poll(() => arrived().every((names, n) => names.length > before[n]!.length)).toBe(true);
    return arrived();
  };
  const seen = await events('speak');
  await product.current.waitForIdle();
  const readings = async () => [
    await everythingFor(other, pair),
    await everythingFor(guardian, pair),
    (await product.current.mailTo(other.email)).length,
    (await product.current.mailTo(guardian.email)).length,
  ];
  const before = await readings();

  const words = first === 'brother' ? HIS_WORDS : HER_WORDS;
  await expectOk('Answer', answerTo(pair[first], matchId, topic!.id, words));
  await expectOk('Answer', answerTo(pair[first], matchId, topic!.id, `${words} And more.`));
  await product.current.waitForIdle();

  expect(await readings()).toEqual(before);
  expect(await events('take-back')).toEqual(seen.map((names) => [...names, 'match']));
  for (const { close } of streams) close();
  // What the others may do, and what a refusal says, is the same too.
  const refusals = await Promise.all(
    [topic!, untouched!].map(({ id }) =>
      other.browser.post(`/api/matches/${matchId}/topics/${id}/agree`, { revision: 1 }),
    ),
  );
  expect(refusals[0]!.body).toEqual(refusals[1]!.body);
  expect(refusals[0]!.status).toBe(409);
  // The writer reads the own answer, and the other's only after the approval.
  const own = (await topicsOf(pair[first], matchId)).find(({ id }) => id === topic!.id)!;
  expect([own.state, own.other]).toEqual(['written', null]);
});

test('neither reads the other before the approval, and after a return each has the own words only', async () => {
  const pair = await aMatch(product.current);
  const { brother, sister, guardian, matchId } = pair;
  const topic = (await topicsOf(brother, matchId)).find(({ kind }) => kind === 'written')!;
  await expectOk('Answer', answerTo(brother, matchId, topic.id, HIS_WORDS));
  await expectOk('Answer', answerTo(sister, matchId, topic.id, HER_WORDS));
  const exportOf = async ({ browser }: Person) => JSON.stringify((await browser.get('/api/account/export')).body);
  const reading = async (who: Person) => JSON.stringify(await topicsOf(who, matchId)) + (await exportOf(who));
  expect(await reading(brother)).not.toContain(HER_WORDS);
  expect(await reading(sister)).not.toContain(HIS_WORDS);
  const [item] = (await guardian.browser.get('/api/guardian/pending-approvals')).body;
  expect(item).toMatchObject({
    type: 'topic',
    content: null,
    topic: { title: topic.title, hers: { words: HER_WORDS }, his: { words: HIS_WORDS } },
  });
  const respond = (id: string, body: object) =>
    expectOk('Decision', guardian.browser.post(`/api/guardian/pending-approvals/${id}/respond`, body));
  await respond(item.id, { action: 'decline', reason: 'Please leave out the mosque.' });
  expect(await reading(brother)).not.toContain(HER_WORDS);
  expect(await reading(sister)).not.toContain(HIS_WORDS);
  const [hers] = (await topicsOf(sister, matchId)).filter(({ id }) => id === topic.id);
  expect(hers).toMatchObject({
    state: 'not_written',
    own: null,
    draft: { words: HER_WORDS },
    sentBack: { reason: 'Please leave out the mosque.' },
  });
  await expectOk('Answer', answerTo(brother, matchId, topic.id, 'I pray at home.'));
  await expectOk('Answer', answerTo(sister, matchId, topic.id, HER_WORDS));
  const [next] = (await guardian.browser.get('/api/guardian/pending-approvals')).body;
  await respond(next.id, { action: 'approve' });
  expect((await topicsOf(sister, matchId)).find(({ id }) => id === topic.id)).toMatchObject({
    state: 'both',
    own: { words: HER_WORDS },
    other: { words: 'I pray at home.' },
    revision: 1,
    sentBack: null,
  });
  expect(await exportOf(sister)).toContain('I pray at home.');
  expect(await exportOf(sister)).not.toContain(HIS_WORDS);
});

test('staff read with a reason what both have written, and no single answer', async () => {
  const pair = await aMatch(product.current);
  const { brother, sister, matchId } = pair;
  const [reviewed, alone] = (await topicsOf(brother, matchId)).filter(({ kind }) => kind === 'written');
  await expectOk('Answer', answerTo(brother, matchId, alone!.id, 'An answer that waits for hers.'));
  await expectOk('Answer', answerTo(brother, matchId, reviewed!.id, HIS_WORDS));
  await expectOk('Answer', answerTo(sister, matchId, reviewed!.id, HER_WORDS));
  const admin = await anAdmin(product.current);
  const address = `/api/admin/conversations/${matchId}/read`;
  expect((await admin.post(address, {})).status).toBe(400);
  const { body } = await expectOk('Reading', admin.post(address, { reason: 'A report says that he threatens her.' }));
  expect(body.topics).toEqual([
    expect.objectContaining({
      his: { kind: 'words', words: HIS_WORDS },
      hers: { kind: 'words', words: HER_WORDS },
      approvedAt: null,
    }),
  ]);
});

test("a guardian's own data have his note, and nothing that happened on its topic", async () => {
  const pair = await aMatch(product.current);
  const { brother, guardian, sister, matchId } = pair;
  const topicId = await aTopicUnderReview(pair);
  await expectOk('Mark', brother.browser.post(`/api/matches/${matchId}/topics/${topicId}/speak`));
  const about = `/api/guardian/matches/${matchId}/topics/${topicId}/note`;
  await expectOk('Note', guardian.browser.post(about, { note: 'Ask him about Fridays.' }));
  const rowOf = async ({ browser }: Person) => (await browser.get('/api/account/export')).body.data.topics[0];
  expect(await rowOf(guardian)).toMatchObject({ note: 'Ask him about Fridays.', reviewAt: null, spokenAt: null });
  expect(await rowOf(sister)).toMatchObject({ note: 'Ask him about Fridays.', spokenBy: 'man' });
  expect(await rowOf(brother)).toMatchObject({ note: null, spokenBy: 'man' });
});
