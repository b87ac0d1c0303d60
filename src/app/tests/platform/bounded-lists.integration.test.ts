import pg from 'pg';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { MATCH_CHANGES_MAX } from '#modules/matchmaking/contracts/match-states.ts';
import { Seals } from '#kernel/sealing/seals.ts';
import {
  aBrother,
  aMatch,
  aSister,
  decideNext,
  expectOk,
  grant,
  guardianOf,
  PASSWORD,
  type MatchedPair,
} from '../../../testing/people.ts';
import { productUnderTest } from '../../../testing/product-under-test.ts';
import type { Answer, Visitor } from '../../../testing/visitor.ts';

const product = productUnderTest({ settings: { RATE_LIMITS: 'off' } });
const PAGE_SIZE = 200;

let match: MatchedPair;
/** Three matches of the sister, and three of everything that she writes; the brother also has two open requests. */
beforeAll(async () => {
  match = await aMatch(product.current);
  const { brother, sister, guardian } = match;
  for (const name of ['Harun', 'Bilal']) {
    const other = await aBrother(product.current, name);
    await grant(product.current, other);
    const requested = { toProfileId: sister.profileId, message: 'Salam.' };
    const { body: request } = await expectOk('Interest', other.browser.post('/api/interest-requests', requested));
    await decideNext(guardian, 'approve');
    const answer = { action: 'accept' };
    await expectOk('Yes', sister.browser.post(`/api/interest-requests/${request.id}/respond`, answer));
  }
  for (const name of ['Maryam', 'Asma']) {
    const requested = await aSister(product.current, name);
    await guardianOf(product.current, requested);
    const { profileId } = requested;
    await expectOk('Interest', brother.browser.post('/api/interest-requests', { toProfileId: profileId }));
  }
  for (const name of ['Musa', 'Isa', 'Yahya']) {
    const { profileId } = await aBrother(product.current, name);
    const report = { subjectType: 'profile', subjectId: String(profileId), reason: 'untrue' };
    await expectOk('Report', sister.browser.post('/api/reports', report));
    await expectOk('Block', sister.browser.post(`/api/profiles/${profileId}/block`));
    await expectOk('Question', sister.browser.post('/api/support', { message: `About ${name}.` }));
    await expectOk('Talk', sister.browser.post('/api/consultations', { topic: name, message: 'May we talk?' }));
  }
});

const get = (browser: Visitor, address: string) => expectOk(address, browser.get(address));
const idsOf = ({ body }: Answer) => (body as { id: string | number }[]).map(({ id }) => id);
const pageAfter = ({ headers }: Answer, rel: 'next' | 'prev') =>
  new RegExp(`<([^>]+)>; rel="${rel}"`).exec(headers.get('Link') ?? '')?.[1] ?? null;

const lists: [address: string, browser: () => Visitor, table: string][] = [
  ['/api/support', () => match.sister.browser, 'content.question'],
  ['/api/consultations', () => match.sister.browser, 'content.consultation'],
  ['/api/reports', () => match.sister.browser, 'content.report'],
  ['/api/blocked-profiles', () => match.sister.browser, 'matchmaking.block'],
  ['/api/matches', () => match.sister.browser, 'matchmaking.match'],
  ['/api/matches', () => match.brother.browser, 'matchmaking.interest_request'],
  ['/api/guardian/matches', () => match.guardian.browser, 'matchmaking.match'],
];

describe('lists are paged', () => {
  test.each(lists)('%s', async (address, browser) => {
    const whole = await get(browser(), address);
    expect(idsOf(whole)).toHaveLength(3);
    expect(pageAfter(whole, 'next')).toBeNull();
    const pages: Answer[] = [];
    for (let next: string | null = `${address}?limit=2`; next; next = pageAfter(pages.at(-1)!, 'next'))
      pages.push(await get(browser(), next));
    expect(pages.map((page) => idsOf(page).length)).toEqual([2, 1]);
    expect(pages.flatMap(idsOf)).toEqual(idsOf(whole));
    expect(pages.map(({ headers }) => headers.get('X-Total-Count'))).toEqual(['3', '3']);
  });

  test.each(lists)('%s refuses an invalid cursor', async (address, browser) => {
    for (const cursor of ['nowhere', '5.x', '-1']) {
      const { status, body } = await browser().get(`${address}?cursor=${cursor}`);
      expect([cursor, status, body.code]).toEqual([cursor, 400, 'common.invalid']);
    }
  });

  test('the default limit is 200', async () => {
    const { browser } = await aBrother(product.current, 'Idris');
    for (let n = 0; n <= PAGE_SIZE; n++) await browser.post('/api/support', { message: `Question ${n}.` });
    const first = await get(browser, '/api/support');
    expect(idsOf(first)).toHaveLength(PAGE_SIZE);
    expect(first.body[0].message).toBe(`Question ${PAGE_SIZE}.`);
    const rest = await get(browser, pageAfter(first, 'next')!);
    expect(rest.body.map(({ message }: { message: string }) => message)).toEqual(['Question 0.']);
  });
});

test.each(lists)('%s reads no more rows than it returns', async (address, browser, table) => {
  const requested = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await get(browser(), `${address}?limit=1`);
    const place = `from "${table.replace('.', '"."')}"`;
    const reads = requested.mock.calls
      .map(([query]) => (query as unknown as { text?: string }).text ?? '')
      .filter((text) => text.includes(place) && !text.startsWith('select count') && !text.includes('"id" in ('));
    expect(reads.length).toBeGreaterThan(0);
    expect(reads.filter((text) => !/ limit \$\d+/.test(text))).toEqual([]);
  } finally {
    requested.mockRestore();
  }
});

test('a guardian’s notes are paged from the newest, each page oldest first', async () => {
  const { guardian, sister, matchId } = match;
  const written = Array.from({ length: PAGE_SIZE + 3 }, (_, n) => `Note ${n}.`);
  for (const content of written) await guardian.browser.post(`/api/guardian/matches/${matchId}/notes`, { content });
  const wordsOf = ({ body }: Answer) => (body as { content: string }[]).map(({ content }) => content);
  for (const [browser, of] of [
    [guardian.browser, 'guardian/matches'],
    [sister.browser, 'matches'],
  ] as const) {
    const newest = await get(browser, `/api/${of}/${matchId}/notes`);
    expect(wordsOf(newest)).toEqual(written.slice(3));
    const earlier = await get(browser, pageAfter(newest, 'prev')!);
    expect(wordsOf(earlier)).toEqual(written.slice(0, 3));
    expect(pageAfter(earlier, 'prev')).toBeNull();
  }
});

test('changes of a match are paged from the newest, and no others are decrypted', async () => {
  const { guardian, brother, matchId } = match;
  for (let n = 0; n < MATCH_CHANGES_MAX; n++)
    for (const status of ['paused', 'active'])
      await expectOk(
        status,
        brother.browser.post(`/api/matches/${matchId}/status`, { status, reason: `Reason ${n}.` }),
      );
  const opened = vi.spyOn(Seals.prototype, 'open');
  try {
    const [{ changes }] = (await get(guardian.browser, `/api/guardian/matches?id=${matchId}`)).body;
    expect(changes).toHaveLength(MATCH_CHANGES_MAX);
    expect(changes[1]).toMatchObject({ what: 'paused', reason: `Reason ${MATCH_CHANGES_MAX - 1}.` });
    const reasons = opened.mock.calls.filter(([place]) => place === 'matchmaking.match_change.reason');
    expect(reasons.length).toBeLessThanOrEqual(MATCH_CHANGES_MAX);
  } finally {
    opened.mockRestore();
  }
});

test('the latest 100 sessions of an account are listed, the current one first', async () => {
  const { email, browser } = await aBrother(product.current, 'Salman');
  for (let n = 0; n < 105; n++)
    await expectOk('Sign-in', product.current.visitor().post('/api/auth/signin', { email, password: PASSWORD }));
  const { loginSessions } = (await get(browser, '/api/account/security')).body;
  expect(loginSessions).toHaveLength(100);
  expect(loginSessions.map(({ current }: { current: boolean }) => current).indexOf(true)).toBe(0);
  await expectOk('Ending', browser.delete('/api/account/sessions'));
  expect((await get(browser, '/api/account/security')).body.loginSessions).toHaveLength(1);
});
