import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { queryClient, invalidate } from './query-client.ts';

afterEach(() => vi.unstubAllGlobals());

test('a response overtaken while it is read does not count as the current one', async () => {
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
  const first = invalidate('/api/x');
  await vi.waitUntil(() => read.mock.calls.length === 2);
  const second = invalidate('/api/x');
  body.resolve();
  await Promise.all([first, second]);
  await vi.waitUntil(() => seen === 'new');
  expect(seen).toBe('new');
  stop();
});

test.each(['guardianship.guardians-only', 'guardianship.members-only', 'identity.deletion-scheduled'])(
  'a refusal with %s reloads the user, and is not retried',
  async (code) => {
    const urls: string[] = [];
    vi.stubGlobal('fetch', async (url: string) => {
      urls.push(url);
      return url === '/api/user' ? new Response('null') : new Response(JSON.stringify({ code }), { status: 403 });
    });
    const stops = ['/api/user', '/api/guardian/stats'].map((url) =>
      new QueryObserver(queryClient, { queryKey: [url] }).subscribe(() => undefined),
    );
    await vi.waitUntil(() => urls.filter((url) => url === '/api/user').length === 2);
    expect(urls.filter((url) => url === '/api/guardian/stats')).toHaveLength(1);
    for (const stop of stops) stop();
    queryClient.clear();
  },
);

/** A server that returns the current state, but whose first response is held until released. */
function slowAtFirst() {
  const response = Promise.withResolvers<void>();
  const server = { now: 'old', requests: 0, letGo: response.resolve };
  vi.stubGlobal('fetch', async () => {
    const body = JSON.stringify(server.now);
    if (++server.requests === 1) await response.promise;
    return new Response(body);
  });
  return server;
}

test('a first response requested before a change is replaced', async () => {
  const server = slowAtFirst();
  let seen: unknown;
  const stop = new QueryObserver(queryClient, { queryKey: ['/api/first'] }).subscribe(({ data }) => (seen = data));
  server.now = 'new';
  const refreshed = invalidate('/api/first');
  await vi.waitUntil(() => server.requests === 2);
  server.letGo();
  await refreshed;
  await vi.waitUntil(() => seen !== undefined);
  expect(seen).toBe('new');
  stop();
});

test('a request pending for a page that was left is repeated by the next page that needs it', async () => {
  const server = slowAtFirst();
  const observer = new QueryObserver(queryClient, { queryKey: ['/api/left'] });
  observer.subscribe(() => undefined)();
  server.now = 'new';
  await invalidate('/api/left');
  server.letGo();
  let seen: unknown;
  const stop = observer.subscribe(({ data }) => (seen = data));
  await vi.waitUntil(() => seen !== undefined);
  expect(seen).toBe('new');
  stop();
});
