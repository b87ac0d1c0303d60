import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import Router from '@koa/router';
import Koa from 'koa';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DomainError, errorText } from '#kernel/errors.ts';
import { newId, type UserId } from '#kernel/values/ids.ts';
import { showView } from '#kernel/http/view.ts';
import { createLogger } from '#kernel/runtime/logger.ts';
import { unsubscribeToken } from '../../modules/identity/infra/security/unsubscribe-token.ts';
import type { PageRequest } from './render.ts';
import { Documents } from './document.ts';
import { errorsToJson } from '../http/responses/errors.ts';
import { securityHeaders } from '../http/requests/guards.ts';
import { languageOfAddress, plainOfOthers } from '../http/requests/language.ts';
import { mailedPages } from './mailed-pages.ts';
import { renderedPage, sampleOperator } from './testing/rendered-page.ts';

const documents = new Documents(
  '<html lang="en"><title>Mithaq</title><script>dress()</script><div id="root"></div></html>',
  { files: ['/app.js'] },
  sampleOperator,
);
let requested: PageRequest[];
let logged: string[];
let site: string;
let close: () => void;

beforeAll(async () => {
  const router = new Router();
  router.get('/decide/:token', (ctx) => {
    ctx.status = 409;
    showView(ctx, { shows: 'expired' });
  });
  router.post('/decide/:token', () => {
    throw new DomainError('common.unavailable');
  });
  router.get('/step-down/:token', (ctx) => showView(ctx, { broken: true }));
  router.get('/unsubscribe/:token', (ctx) => showView(ctx, { shows: 'form' }));
  router.get('/api/user', (ctx) => showView(ctx, { shows: 'data' }));
  const app = new Koa()
    .use(languageOfAddress)
    .use(securityHeaders({ production: true, stripe: false }))
    .use(plainOfOthers)
    .use(
      mailedPages({
        documents,
        log: { error: (_: unknown, words: string) => logged.push(words) } as never,
        async render(page) {
          requested.push(page);
          if (page.view && 'broken' in page.view) throw new Error('broken');
          const html = `<h1>${JSON.stringify(page.view)}</h1>`;
          return renderedPage('mailed', { html, title: 'A decision', inlined: 'nothing' });
        },
      }),
    )
    .use(errorsToJson(createLogger('silent')))
    .use(router.routes());
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  close = () => void server.close();
});
afterAll(() => close());
beforeEach(() => {
  [requested, logged] = [[], []];
});

test('a page shows the data of its route with its status, and has no script but the one for its theme', async () => {
  const answer = await fetch(`${site}/decide/secret`);
  const html = await answer.text();
  expect([answer.status, answer.headers.get('Content-Type')]).toEqual([409, 'text/html; charset=utf-8']);
  expect(html).toContain('<h1>{"shows":"expired"}</h1>');
  expect(html).not.toMatch(/app\.js|inlined/);
  expect(answer.headers.get('Content-Security-Policy')).toContain(`script-src 'self' ${documents.inline.script[0]};`);
  expect(requested).toMatchObject([{ url: '/decide/secret', user: null, view: { shows: 'expired' } }]);
});

test('in another language it has a prefix, and failures are in that language', async () => {
  expect((await fetch(`${site}/ur/decide/secret`)).status).toBe(409);
  await fetch(`${site}/ur/decide/secret`, { method: 'POST' });
  expect(requested).toMatchObject([
    { url: '/ur/decide/secret', view: { shows: 'expired' } },
    { url: '/ur/decide/secret', view: { failed: errorText('common.unavailable', {}, 'ur') } },
  ]);
});

test('a token with dots is not taken for a file', async () => {
  const named = { accountId: newId<UserId>(new Date(0)), setting: 'emailNotifications', series: null } as const;
  const address = `/ar/unsubscribe/${unsubscribeToken(named, 'key')}`;
  expect((await fetch(site + address, { redirect: 'manual' })).status).toBe(200);
  expect(requested).toMatchObject([{ url: address, view: { shows: 'form' } }]);
});

test('a failure before the route is shown as a page too', async () => {
  const failed = await fetch(`${site}/decide/secret`, { method: 'POST' });
  expect([failed.status, failed.headers.get('Retry-After')]).toEqual([503, '2']);
  const unknown = await fetch(`${site}/unsubscribe/`);
  expect(unknown.status).toBe(404);
  const words = requested.map(({ view }) => (view as { failed: string }).failed);
  expect(words).toEqual([expect.stringMatching(/^[A-Z].+\.$/), expect.stringMatching(/^[A-Z].+\.$/)]);
  expect(await failed.text()).toContain(words[0]);
});

test('a failure to render is logged and shown as a page', async () => {
  const answer = await fetch(`${site}/step-down/secret`);
  expect([answer.status, logged]).toEqual([500, ['page not rendered']]);
  expect(await answer.text()).toMatch(/<h1>\{"failed":"[A-Z].+\."\}<\/h1>/);
});

test('an API response is not rendered as a page', async () => {
  expect(await (await fetch(`${site}/api/user`)).json()).toEqual({ shows: 'data' });
});
