import { expect, test } from 'vitest';
import { aMatch, decideNext, type Person } from './testing/people.ts';
import { productUnderTest } from './testing/product-under-test.ts';

const product = productUnderTest();

/** The names of the events that somebody's open screen has received so far. */
async function listen(person: Person): Promise<{ names: string[]; close(): void }> {
  const stop = new AbortController();
  const headers = { Cookie: person.browser.cookieHeader() };
  const response = await fetch(`${person.browser.site}/api/events`, { headers, signal: stop.signal });
  expect(response.headers.get('Content-Type')).toContain('text/event-stream');
  const names: string[] = [];
  const read = async () => {
    for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
      for (const [, name] of chunk.matchAll(/^event: (.+)$/gm)) names.push(name!);
    }
  };
  read().catch(() => undefined);
  return { names, close: () => stop.abort() };
}

test('open screens learn at once of what they may see, and of nothing before', async () => {
  const { brother, sister, guardian, matchId } = await aMatch(product.current);
  const [his, hers, watched] = await Promise.all([listen(brother), listen(sister), listen(guardian)]);

  await brother.browser.post(`/api/matches/${matchId}/messages`, { content: 'Salam.' });
  await expect.poll(() => watched.names).toContain('approval');
  await expect.poll(() => his.names).toContain('message');
  expect(hers.names).toEqual([]);

  await decideNext(guardian, 'approve');
  await expect.poll(() => hers.names).toContain('message');
  for (const screen of [his, hers, watched]) screen.close();
});

test('a visitor has no event stream', async () => {
  expect((await product.current.visitor().get('/api/events')).status).toBe(401);
});
