import { describe, expect, test } from 'vitest';
import { aBrother, aMatch, expectOk, PASSWORD, type MatchedPair, type Person } from '../../../testing/people.ts';
import { productUnderTest } from '../../../testing/product-under-test.ts';
import type { Answer, Visitor } from '../../../testing/visitor.ts';

const product = productUnderTest();
const unlimited = productUnderTest({ settings: { RATE_LIMITS: 'off' } });
const FREE = 300;

const savedId = crypto.randomUUID();
const writes: Record<string, (browser: Visitor) => Promise<Answer>> = {
  'saving a profile': (browser) => browser.put('/api/saved-profiles/1', {}),
  'taking it back': (browser) => browser.delete('/api/saved-profiles/1'),
  'asking for somebody': (browser) => browser.post('/api/interest-requests', { receiverProfileId: '1' }),
  'a change of the profile': (browser) => browser.put('/api/profile', { city: 'Leeds' }),
  'the settings': (browser) => browser.put('/api/account/settings', { language: 'en' }),
  'a saved search': (browser) => browser.delete(`/api/saved-searches/${savedId}`),
  'a message that was read': (browser) => browser.patch(`/api/messages/${savedId}/read`),
  'what exists nowhere': (browser) => browser.post('/api/nowhere', {}),
};

const changeSettings = ({ browser }: Pick<Person, 'browser'>) => writes['the settings']!(browser);

/** Writes until the next write must wait, each of another kind than the one before. */
async function writeMuch({ browser }: Pick<Person, 'browser'>, times = FREE): Promise<number[]> {
  const kinds = Object.values(writes);
  const statuses: number[] = [];
  for (let n = 0; n < times; n++) statuses.push((await kinds[n % kinds.length]!(browser)).status);
  return statuses;
}

/** Requests that get somebody away from danger, with their responses; signing out is last. */
const getsAway: Record<string, (match: MatchedPair) => Promise<Answer>> = {
  'blocking somebody': ({ sister, brother }) => sister.browser.post(`/api/profiles/${brother.profileId}/block`),
  'reporting somebody': ({ sister, brother }) =>
    sister.browser.post('/api/reports', {
      subjectType: 'profile',
      subjectId: String(brother.profileId),
      reason: 'insult',
    }),
  'ending a match': ({ sister, matchId }) => sister.browser.post(`/api/matches/${matchId}/status`, { status: 'ended' }),
  'proving the password': ({ sister }) => sister.browser.post('/api/auth/reauthenticate', { password: PASSWORD }),
  'ending a session': async ({ sister }) => {
    const redirect = product.current.visitor();
    await expectOk('Sign-in', redirect.post('/api/auth/signin', { email: sister.email, password: PASSWORD }));
    const { body } = await redirect.get('/api/account/security');
    const { id } = body.loginSessions.find(({ current }: { current: boolean }) => current);
    return sister.browser.delete(`/api/account/sessions/${id}`);
  },
  'ending all other sessions': ({ sister }) => sister.browser.delete('/api/account/sessions'),
  'signing out': ({ sister }) => sister.browser.post('/api/auth/signout'),
};

describe('an account that writes without end is slowed', () => {
  test('300 writes of any kind are free, then each waits for at most 5 seconds', async () => {
    const person = await aBrother(product.current, 'Harun');
    await product.current.advance('PT1M');
    expect(await writeMuch(person)).not.toContain(429);
    // The last free write does not wait yet; the next one starts the first wait.
    for (const [kind, write] of Object.entries(writes)) {
      await write(person.browser);
      const refused = await write(person.browser);
      expect([kind, refused.status, refused.body.code]).toEqual([kind, 429, 'common.rate-limited']);
      const wait = Number(refused.headers.get('Retry-After'));
      expect(wait).toBeGreaterThanOrEqual(1);
      expect(wait).toBeLessThanOrEqual(5);
      await product.current.advance(`PT${wait}S`);
      expect([kind, (await write(person.browser)).status]).not.toContain(429);
    }
    // Reads are not limited.
    await expectOk('Matches', person.browser.get('/api/matches'));
  });

  test('a quiet minute restores all of them', async () => {
    const person = await aBrother(product.current, 'Zayd');
    await product.current.advance('PT1M');
    await writeMuch(person, FREE + 1);
    await product.current.advance('PT1M');
    expect(await writeMuch(person)).not.toContain(429);
  });

  test('requests that get somebody away from danger do not wait, and other writes continue as before', async () => {
    const match = await aMatch(product.current);
    await product.current.advance('PT1M');
    expect((await writeMuch(match.sister, FREE + 1)).at(-1)).toBe(429);
    for (const [what, doing] of Object.entries(getsAway)) {
      while ((await changeSettings(match.sister)).status !== 429);
      await expectOk(what, doing(match));
    }
    await expectOk('His settings', changeSettings(match.brother));
  });

  test('requests that get somebody away from danger do not count', async () => {
    const person = await aBrother(product.current, 'Ilyas');
    await product.current.advance('PT1M');
    for (let n = 0; n < FREE + 1; n++) await person.browser.post('/api/profiles/1/block');
    for (let n = 0; n < 2; n++) expect((await changeSettings(person)).status).toBe(200);
  });

  test('ending a match is free, pausing it is not', async () => {
    const match = await aMatch(product.current);
    await product.current.advance('PT1M');
    await writeMuch(match.sister);
    const change = (status: string) => match.sister.browser.post(`/api/matches/${match.matchId}/status`, { status });
    expect((await change('paused')).status).toBe(429);
    expect((await change('ended')).status).toBe(200);
  });

  test('without limits nothing waits', async () => {
    const person = await aBrother(unlimited.current, 'Luqman');
    expect(await writeMuch(person, FREE + 10)).not.toContain(429);
  });
});
