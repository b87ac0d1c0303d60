import { describe, expect, test } from 'vitest';
import { aMatch, decideNext, expectOk, type MatchedPair, type Person } from '../../../testing/people.ts';
import { productUnderTest } from '../../../testing/product-under-test.ts';

const product = productUnderTest();
const BURST = 20;

const send = (
  { browser }: Pick<Person, 'browser'>,
  { matchId }: Pick<MatchedPair, 'matchId'>,
  more: { clientId?: string } = {},
  headers: Record<string, string> = {},
) => browser.post(`/api/matches/${matchId}/messages`, { content: 'Salam.', ...more }, headers);

async function burst(person: Person, match: MatchedPair, messages = BURST): Promise<number[]> {
  const statuses: number[] = [];
  for (let n = 0; n < messages; n++) statuses.push((await send(person, match)).status);
  return statuses;
}
const all = (status: number, count: number) => Array.from({ length: count }, () => status);

describe('a member may send 20 messages in a row, then one every 10 seconds (R-13.23)', () => {
  test('the next one is refused with a delay, and accepted after it', async () => {
    const match = await aMatch(product.current);
    expect(await burst(match.brother, match)).toEqual(all(201, BURST));
    for (let n = 0; n < 3; n++) {
      const refused = await send(match.brother, match);
      expect([refused.status, refused.body.code]).toEqual([429, 'common.rate-limited']);
      const wait = Number(refused.headers.get('Retry-After'));
      expect(wait).toBeGreaterThan(0);
      expect(wait).toBeLessThanOrEqual(10);
      await product.current.advance(`PT${wait}S`);
      expect((await send(match.brother, match)).status).toBe(201);
    }
  });

  test('a longer pause restores the whole burst', async () => {
    const match = await aMatch(product.current);
    await burst(match.brother, match);
    await product.current.advance('PT200S');
    expect(await burst(match.brother, match)).toEqual(all(201, BURST));
    expect((await send(match.brother, match)).status).toBe(429);
  });

  test('concurrent messages count too', async () => {
    const match = await aMatch(product.current);
    const answers = await Promise.all(Array.from({ length: BURST + 5 }, () => send(match.brother, match)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([...all(201, BURST), ...all(429, 5)]);
  });

  test('it applies to each member, and to each conversation', async () => {
    const [match, other] = [await aMatch(product.current), await aMatch(product.current)];
    await burst(match.brother, match);
    expect((await send(match.sister, match)).status).toBe(201);
    expect((await send(other.brother, other)).status).toBe(201);
  });

  test('one message sent again counts once, even while others are refused', async () => {
    const match = await aMatch(product.current);
    const clientId = crypto.randomUUID();
    const first = await expectOk('Message', send(match.brother, match, { clientId }));
    for (let n = 0; n < BURST; n++)
      expect((await send(match.brother, match, { clientId })).body.id).toBe(first.body.id);
    expect(await burst(match.brother, match, BURST - 1)).toEqual(all(201, BURST - 1));
    expect((await send(match.brother, match)).status).toBe(429);
    expect((await send(match.brother, match, { clientId })).body.id).toBe(first.body.id);
  });

  test('a request repeated with its key counts once, and a refused one succeeds later', async () => {
    const match = await aMatch(product.current);
    const key = () => ({ 'Idempotency-Key': crypto.randomUUID() });
    const same = key();
    const first = await expectOk('Message', send(match.brother, match, {}, same));
    for (let n = 0; n < BURST; n++) expect((await send(match.brother, match, {}, same)).body.id).toBe(first.body.id);
    await burst(match.brother, match, BURST - 1);
    const late = key();
    expect((await send(match.brother, match, {}, late)).status).toBe(429);
    await product.current.advance('PT10S');
    expect((await send(match.brother, match, {}, late)).status).toBe(201);
  });

  test('messages refused for another reason do not count', async () => {
    const match = await aMatch(product.current);
    const end = { status: 'paused' };
    await expectOk('Pause', match.sister.browser.post(`/api/matches/${match.matchId}/status`, end));
    expect(await burst(match.brother, match, BURST + 1)).toEqual(all(409, BURST + 1));
    await expectOk('Resume', match.sister.browser.post(`/api/matches/${match.matchId}/status`, { status: 'active' }));
    expect(await burst(match.brother, match)).toEqual(all(201, BURST));
  });

  test('decisions of her guardian do not count', async () => {
    const match = await aMatch(product.current);
    await burst(match.brother, match, BURST - 1);
    for (let n = 0; n < 5; n++) expect(await decideNext(match.guardian, 'approve')).toBe(200);
    expect((await send(match.brother, match)).status).toBe(201);
  });
});
