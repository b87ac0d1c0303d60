import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import Koa from 'koa';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { PageRequest, PageRendered } from './render.ts';
import { accessLog } from '../http/requests/access-log.ts';
import { Documents } from './document.ts';
import { securityHeaders } from '../http/requests/guards.ts';
import { languageOfAddress, plainOfOthers } from '../http/requests/language.ts';
import { memberPages, fallbackShell } from './pages.ts';
import { renderedPage, sampleOperator } from './testing/rendered-page.ts';

const documents = new Documents(
  '<html lang="en"><head><title>Mithaq</title><script>dress()</script></head><div id="root"></div></html>',
  { files: ['/app.js'] },
  sampleOperator,
);
const words = renderedPage('static', { html: '<h1>Salam</h1>', title: 'Salam', inlined: {} });
let rendered: () => PageRendered;
let requested: PageRequest[];
let logged: unknown[];
let loggedRoute: string;
let broken: boolean;
let isForAll: boolean;
let site: string;
let close: () => void;

beforeAll(async () => {
  const log = {
    error: (_: unknown, words: string) => logged.push(words),
    info: (line: { route: string }) => (loggedRoute = line.route),
  } as never;
  const app = new Koa()
    .use(accessLog(log))
    .use(languageOfAddress)
    .use(securityHeaders({ production: true, stripe: false }))
    .use(plainOfOthers)
    .use(async (ctx, next) => {
      await next();
      isForAll = ctx.state['isForAll'] === true;
    })
    .use(fallbackShell(documents, log));
  app.use((_, next) => {
    if (broken) throw new Error('The database is away');
    return next();
  });
  app.use(
    memberPages({
      site: 'https://mithaq.example',
      documents,
      async render(page) {
        requested.push(page);
        return rendered();
      },
      fetchInProcess: () => async () => ({ status: 404, body: null, header: () => null }),
      hasSession: (ctx) => ctx.cookies.get('session') !== undefined,
      log,
    }),
  );
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  close = () => void server.close();
});
afterAll(() => close());
beforeEach(() => {
  [rendered, requested, logged, broken] = [() => words, [], [], false];
});

const open = (address: string, headers: Record<string, string> = {}) =>
  fetch(site + address, { redirect: 'manual', headers });
const SIGNED_IN = { Cookie: 'session=1; zone=Asia%2FKarachi' };

test('a visitor’s page is shared by all visitors, and revalidated by its ETag', async () => {
  const answer = await open('/guidance');
  expect(await answer.text()).toContain('<h1>Salam</h1>');
  expect([answer.headers.get('Cache-Control'), answer.headers.get('Vary')]).toEqual(['no-cache', 'Cookie']);
  expect(requested).toMatchObject([{ url: '/guidance', user: null, zone: 'UTC' }]);
  const again = await open('/guidance', { 'If-None-Match': answer.headers.get('ETag')!, 'Cache-Control': 'max-age=0' });
  expect([again.status, await again.text()]).toEqual([304, '']);
});

test('a visitor’s page with a form is not cached, and loads the app', async () => {
  rendered = () => ({ ...words, kind: 'form' });
  const answer = await open('/auth');
  expect(await answer.text()).toContain('data-app="/app.js"');
  expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
});

test('a personal page is not cached, and shows times in the reader’s time zone', async () => {
  rendered = () => ({ ...words, kind: 'app' });
  const answer = await open('/dashboard', SIGNED_IN);
  expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
  expect(answer.headers.get('ETag')).toBeNull();
  expect(requested[0]).toMatchObject({ zone: 'Asia/Karachi' });
  expect(requested[0]).not.toHaveProperty('user');
});

test.each(['nowhere', '%', '', '%2B05%3A30', '-00%3A01', '%2B2359'])(
  'an invalid time zone such as %j means UTC',
  async (zone) => {
    await open('/dashboard', { Cookie: `session=1; zone=${zone}` });
    expect(requested[0]!.zone).toBe('UTC');
  },
);

test('a page is rendered in the language of its address', async () => {
  await open('/ur/guidance?category=family');
  expect(requested[0]!.url).toBe('/ur/guidance?category=family');
});

test.each(['/ar/photo.png', '/ar/admin-dashboard/users'])('%s has no language', async (address) => {
  const answer = await open(address);
  expect([answer.status, answer.headers.get('Location')]).toEqual([302, address.slice(3)]);
  expect(answer.headers.get('Strict-Transport-Security')).not.toBeNull();
});

test.each([
  ['/guidance', '/guidance', true],
  ['/ar', '/ar', true],
  ['/Guidance', '/guidance', false],
  ['/guidance/', '/guidance', false],
  ['/ar/guidance/an-article', '/guidance/an-article', false],
  ['/guidance?category=family', '/guidance', false],
  ['/nobody-finds-it', null, false],
])('%s with the address %s is compressed once for all: %s', async (fetchInProcess, address, expected) => {
  rendered = () => ({ ...words, address });
  await open(fetchInProcess);
  expect(isForAll).toBe(expected);
});

test('a reader who belongs elsewhere is redirected', async () => {
  rendered = () => ({ kind: 'elsewhere', address: '/auth?next=%2Fdashboard' });
  const answer = await open('/dashboard');
  expect([answer.status, answer.headers.get('Location')]).toEqual([302, '/auth?next=%2Fdashboard']);
  expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
});

test('private pages are marked noindex, public ones are not', async () => {
  const robots = async (address: string) => (await open(address, SIGNED_IN)).headers.get('X-Robots-Tag');
  rendered = () => ({ ...words, kind: 'app' });
  expect(await robots('/dashboard')).toBe('noindex');
  rendered = () => ({ ...words, address: '/guidance' });
  expect(await robots('/guidance')).toBeNull();
});

test('a missing page has the status 404', async () => {
  rendered = () => ({ ...words, status: 404 });
  expect((await open('/no/such/page')).status).toBe(404);
});

test.each([
  ['it is made in the browser', () => ({ kind: 'client', status: 200, route: '/account' }) as const, []],
  [
    'it could not be rendered',
    () => {
      throw new Error('broken');
    },
    ['page not rendered'],
  ],
])('if %s, the page is rendered in the browser', async (_, result, shown) => {
  rendered = result;
  const answer = await open('/subscribe', SIGNED_IN);
  expect([answer.status, await answer.text()]).toEqual([200, documents.shellIn('en')]);
  expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
  expect(logged).toEqual(shown);
});

test('without a database the empty page is served, so that the app shows the failure', async () => {
  broken = true;
  const answer = await open('/dashboard', SIGNED_IN);
  expect([answer.status, await answer.text()]).toEqual([200, documents.shellIn('en')]);
  expect(logged).toEqual(['page not reached']);
});

test('the document’s own inline script is allowed by its hash, and no other', async () => {
  const policy = (await open('/')).headers.get('Content-Security-Policy')!;
  expect(policy).toContain(`script-src 'self' ${documents.inline.script[0]};`);
  expect(policy).not.toContain('unsafe');
});

test('HEAD has the same headers without the page', async () => {
  const answer = await fetch(`${site}/guidance`, { method: 'HEAD' });
  expect([answer.status, await answer.text(), answer.headers.get('Vary')]).toEqual([200, '', 'Cookie']);
});

test.each(['/api/user', '/decide/token', '/help', '/admin-dashboard', '/photo.png'])(
  '%s is not a page of the app',
  async (address) => {
    expect((await open(address)).status).toBe(404);
    expect(requested).toEqual([]);
  },
);

test('an invalid host is the client’s error, not a server failure', async () => {
  const requested = get(`${site}/wali-verify?id=1&code=2`, { headers: { Host: '[' } });
  const [answer] = (await once(requested, 'response')) as [IncomingMessage];
  answer.resume();
  expect(answer.statusCode).toBe(200);
  expect(logged).toEqual([]);
});

test("the log names the pattern of a page's address, without its ids", async () => {
  rendered = () => ({ ...words, route: '/profile/:id' });
  await open('/profile/1003');
  expect(loggedRoute).toBe('/profile/:id');
});
