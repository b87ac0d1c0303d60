import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { CachesInMemory, SITE } from './caches-in-memory.ts';
import { CACHED_AT, LIST, OWN_CACHE, PUBLIC, READER } from './cache-policy.ts';

type WorkerEvent = { waitUntil?: (work: Promise<unknown>) => void } & Record<string, unknown>;

const listeners = new Map<string, (event: WorkerEvent) => void>();
const worker = {
  addEventListener: (name: string, listener: (event: WorkerEvent) => void) => listeners.set(name, listener),
  importScripts: () => undefined,
  skipWaiting: async () => undefined,
  clients: { matchAll: async () => [] },
};
const fetched = vi.fn<(address: string | { url: string }) => Promise<Response>>();
let saved: CachesInMemory;

beforeAll(async () => {
  vi.stubGlobal('self', worker);
  vi.stubGlobal('location', { origin: SITE });
  await import('./worker.ts');
});
afterAll(() => vi.unstubAllGlobals());
beforeEach(() => {
  saved = new CachesInMemory();
  vi.stubGlobal('caches', saved);
  vi.stubGlobal('fetch', fetched);
  fetched.mockRejectedValue(new TypeError('No connection'));
});

/** Dispatches an event to the worker, and waits until it is handled. Returns the worker's response. */
async function happens(name: string, event: object = {}): Promise<Response | undefined> {
  const works: Promise<unknown>[] = [];
  let answer: Promise<Response> | undefined;
  listeners.get(name)!({
    ...event,
    waitUntil: (work) => works.push(work),
    respondWith: (response: Promise<Response>) => (answer = response),
  });
  const answered = await answer;
  await Promise.all(works);
  return answered;
}

const call = (method: string, path: string, mode = 'cors') =>
  happens('fetch', { request: { method, mode, url: SITE + path } });
const navigate = (path: string) => call('GET', path, 'navigate');

const page = (title: string, body: string) => `<html><title>${title} · Mithaq</title><body>${body}</body></html>`;

async function save(path: string, title: string): Promise<void> {
  const headers = { [CACHED_AT]: '2026-11-12T18:02:00Z' };
  await (await saved.open(OWN_CACHE)).put(path, new Response(page(title, title), { headers }));
}

async function cacheOfflinePages(): Promise<void> {
  const cache = await saved.open(PUBLIC);
  await cache.put('/offline', new Response(page('No connection', LIST)));
  await cache.put('/ar/offline', new Response(page('لا اتصال', LIST)));
}

test('it stores the offline page of each language, and a failure of one does not affect the others', async () => {
  fetched.mockImplementation(async (address) => {
    if (address === '/offline') throw new TypeError('Lost');
    return new Response('');
  });
  await happens('install');
  expect((await saved.paths(PUBLIC)).toSorted()).toEqual(['/ar/offline', '/ur/offline']);
});

test("the plain address of the app shows the copy stored in the reader's language", async () => {
  await save('/ar/dashboard', 'اللوحة');
  expect(await (await navigate('/dashboard'))!.text()).toContain('اللوحة');
});

test('the offline page is in the language of the last page read, with dates as everywhere else', async () => {
  vi.stubEnv('TZ', 'UTC');
  await cacheOfflinePages();
  await save('/messages', 'Messages');
  await save('/ar/dashboard', 'اللوحة');
  await saved.open(OWN_CACHE).then((cache) => cache.put(READER, new Response('somebody')));
  const words = await (await navigate('/matches'))!.text();
  expect(words).toContain('<title>لا اتصال');
  expect(words.match(/<li>.*?<\/li>/g)).toEqual([
    '<li><a class="lone" href="/ar/dashboard"><bdi lang="ar">اللوحة</bdi></a> <bdi class="small quiet">12 نوفمبر 2026، 18:02</bdi></li>',
    '<li><a class="lone" href="/messages"><bdi lang="en">Messages</bdi></a> <bdi class="small quiet">12 نوفمبر 2026، 18:02</bdi></li>',
  ]);
  vi.unstubAllEnvs();
});

test('if English replaces a language, it does so in dates too', async () => {
  await cacheOfflinePages();
  await save('/ur/messages', 'پیغامات');
  expect(await (await navigate('/matches'))!.text()).toContain('12 Nov 2026');
});

test.each([
  ['POST', '/ar/api/auth/signout'],
  ['GET', '/api/logout'],
])('%s %s deletes the stored pages, even if the request fails', async (method, path) => {
  await cacheOfflinePages();
  await save('/dashboard', 'Dashboard');
  await saved.open(PUBLIC).then((cache) => cache.put('/guidance', new Response('')));
  await call(method, path);
  expect([await saved.keys(), await saved.paths(PUBLIC)]).toEqual([[PUBLIC], ['/offline', '/ar/offline']]);
});

test('a page in the version for visitors proves that the session has ended', async () => {
  const ofMembers = { 'Cache-Control': 'private, no-store', Vary: 'Cookie' };
  const ofVisitors = { 'Cache-Control': 'no-cache', Vary: 'Cookie' };
  const answered = (headers: Record<string, string>) =>
    Object.defineProperty(new Response('', { headers }), 'type', { value: 'basic' });
  await save('/dashboard', 'Dashboard');
  fetched.mockResolvedValueOnce(answered(ofMembers));
  await navigate('/dashboard');
  expect(await saved.paths(OWN_CACHE)).toEqual(['/dashboard']);
  fetched.mockResolvedValueOnce(answered(ofVisitors));
  await navigate('/pricing');
  expect(await saved.paths(OWN_CACHE)).toEqual([]);
});
