import { QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { queryClient, refresh } from './query-client.ts';

test('an answer that is overtaken while it is read is not taken for what is held', async () => {
  let now = 'old';
  const body = Promise.withResolvers<void>();
  const read = vi.fn<() => Promise<void>>();
  vi.stubGlobal('fetch', async (_url: string, init: { headers: Record<string, string> }) => {
    const etag = `"${now}"`;
    if (init.headers['If-None-Match'] === etag) return new Response(null, { status: 304 });
    const response = new Response(JSON.stringify(now), { headers: { ETag: etag } });
    const text = response.text.bind(response);
    return Object.assign(response, { text: async () => (await read(), text()) });
  });
  let seen: unknown;
  const stop = new QueryObserver(queryClient, { queryKey: ['/api/x'] }).subscribe(({ data }) => (seen = data));
  await vi.waitUntil(() => seen === 'old');

  now = 'new';
  read.mockReturnValueOnce(body.promise);
  const first = refresh('/api/x');
  await vi.waitUntil(() => read.mock.calls.length === 2);
  const second = refresh('/api/x');
  body.resolve();
  await Promise.all([first, second]);
  await vi.waitUntil(() => seen === 'new');
  expect(seen).toBe('new');
  stop();
  vi.unstubAllGlobals();
});
