import { expect, test } from 'vitest';
import { after, DAY, isoDay } from '#kernel/clock.ts';
import { aMatch, expectOk, PASSWORD, type MatchedPair } from '../../../testing/people.ts';
import { productUnderTest } from '../../../testing/product-under-test.ts';

const product = productUnderTest({ settings: { RATE_LIMITS: 'off' } });

/** Ids, addresses, tokens and times, which differ between any two pairs. */
const STAMPS =
  /(unsubscribe\/|token=)\S+?(?=\\n)|[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}|\d{4}-\d\d-\d\dT[\d:.]+Z|[\w.]+@people\.example/g;

/** Returns everything that a matched man can read about a woman, and his emails, without what identifies the pair. */
async function observe({ brother, sister, matchId }: MatchedPair) {
  const { browser } = brother;
  const her = `/api/profiles/${sister.profileId}`;
  const isListed = async (path: string) => {
    const { body } = await browser.get(`${path}?limit=50`);
    return (body as { id: number }[]).some(({ id }) => id === sister.profileId);
  };
  const answers = [
    await browser.get('/api/matches'),
    await browser.get(`/api/matches/${matchId}`),
    await browser.get(`/api/matches/${matchId}/messages`),
    await browser.get(her),
    await browser.put(`/api/saved-profiles/${sister.profileId}`),
    await browser.get('/api/saved-profiles'),
    await browser.get('/api/interest-requests/sent'),
    await browser.get('/api/interest-requests/received'),
    await browser.post('/api/interest-requests', { toProfileId: sister.profileId }),
    await browser.post('/api/matches', { targetProfileId: sister.profileId }),
    await browser.post(`/api/matches/${matchId}/messages`, { content: 'Salam.' }),
    await browser.post(`/api/matches/${matchId}/status`, { status: 'active' }),
    await browser.post(`/api/matches/${matchId}/stage`, { stage: 'family_introduction' }),
    await browser.post(`/api/matches/${matchId}/supervision`, { mode: 'read_along' }),
  ].map(({ status, headers, body }) => [status, headers.get('X-Total-Count'), headers.get('Link'), body]);
  // Emails of the same moment have no order.
  const mails = (await product.current.mailTo(brother.email))
    .map(({ subject, text }) => `${subject}: ${text}`)
    .toSorted();
  const seen = JSON.stringify([
    answers,
    mails,
    await isListed('/api/profiles/browse'),
    await isListed('/api/discover'),
  ]);
  const numbers = new RegExp(`\\b(?:(?<her>${sister.profileId})|${brother.profileId})\\b`, 'g');
  return seen.replaceAll(STAMPS, '…').replaceAll(numbers, (_, her) => (her ? 'HER' : 'HIM'));
}

const day = async (days: number) => isoDay(after(await product.current.now(), days * DAY));
const pauseBy = ({ sister, matchId }: MatchedPair, status: 'paused' | 'active') =>
  expectOk('Status', sister.browser.post(`/api/matches/${matchId}/status`, { status }));
const settings = ({ sister }: MatchedPair, profileVisibility: 'public' | 'private') =>
  expectOk('Settings', sister.browser.put('/api/account/settings', { profileVisibility }));

/**
 * Reasons why a woman is not discoverable and her matches are paused; only she and her guardian may know of the first.
 */
const causes = {
  'her waiting period': {
    begin: async ({ sister }: MatchedPair) =>
      expectOk('Iddah', sister.browser.put('/api/profile', { iddahEndsOn: await day(40) })),
    end: ({ sister }: MatchedPair) => expectOk('Iddah', sister.browser.put('/api/profile', { iddahEndsOn: null })),
  },
  'a break, and a pause': {
    begin: async (pair: MatchedPair) => {
      await expectOk('Break', pair.sister.browser.put('/api/profile/break', { until: await day(40) }));
      await pauseBy(pair, 'paused');
    },
    end: async (pair: MatchedPair) => {
      await expectOk('Break', pair.sister.browser.delete('/api/profile/break'));
      await pauseBy(pair, 'active');
    },
  },
  'a private profile, and a pause': {
    begin: async (pair: MatchedPair) => {
      await settings(pair, 'private');
      await pauseBy(pair, 'paused');
    },
    end: async (pair: MatchedPair) => {
      await settings(pair, 'public');
      await pauseBy(pair, 'active');
    },
  },
};

/** Returns what he sees during the pause and afterwards, after he proposed a stage before. */
async function story(
  { begin, end }: (typeof causes)[keyof typeof causes],
  at: { proposed: boolean; pausedByHim: boolean },
) {
  const pair = await aMatch(product.current);
  const { brother, sister, matchId } = pair;
  await expectOk('Profile', sister.browser.put('/api/profile', { currentMaritalStatus: 'divorced' }));
  if (at.proposed)
    await expectOk('Stage', brother.browser.post(`/api/matches/${matchId}/stage`, { stage: 'family_introduction' }));
  if (at.pausedByHim)
    await expectOk('Pause', brother.browser.post(`/api/matches/${matchId}/status`, { status: 'paused' }));
  await product.current.waitForIdle();
  await begin(pair);
  await product.current.waitForIdle();
  const meanwhile = await observe(pair);
  await product.current.advance('PT2H');
  for (const { email, browser } of [brother, sister])
    await expectOk('Sign-in', browser.post('/api/auth/signin', { email, password: PASSWORD }));
  await end(pair);
  await product.current.waitForIdle();
  return [meanwhile, await observe(pair)];
}

test.each([
  { proposed: false, pausedByHim: false },
  { proposed: true, pausedByHim: false },
  { proposed: false, pausedByHim: true },
])('a man cannot distinguish a waiting period from a break or a private profile, in a match with %o', async (at) => {
  const iddah = await story(causes['her waiting period'], at);
  expect(await story(causes['a break, and a pause'], at)).toEqual(iddah);
  expect(await story(causes['a private profile, and a pause'], at)).toEqual(iddah);
});

test('he sees that they are matched, whatever hides her', async () => {
  for (const { begin } of Object.values(causes)) {
    const pair = await aMatch(product.current);
    await expectOk('Profile', pair.sister.browser.put('/api/profile', { currentMaritalStatus: 'widowed' }));
    await begin(pair);
    const { status, body } = await pair.brother.browser.post('/api/interest-requests', {
      toProfileId: pair.sister.profileId,
    });
    expect([status, body.code]).toEqual([409, 'matchmaking.already-matched']);
  }
});
