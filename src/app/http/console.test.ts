import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import Koa from 'koa';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { State } from '#kernel/http/context.ts';
import { createLogger } from '#kernel/runtime/logger.ts';
import { throwawayFolder } from '../../testing/server/throwaway-folder.ts';
import { sampleOperator } from '../rendering/testing/rendered-page.ts';
import { consoleApp } from './console.ts';
import { errorsToJson } from './responses/errors.ts';
import { securityHeaders } from './requests/guards.ts';

const SCRIPT = '/admin-dashboard/assets/index-a1.js';
const PAGE =
  '<html data-second-factor="__SECOND_FACTOR__"><head><meta property="csp-nonce" nonce="__STYLE_NONCE__" /></head></html>';
let site: string;
let end: () => Promise<void>;
let state: Partial<State>;

beforeAll(async () => {
  const { path: folder, remove } = await throwawayFolder();
  mkdirSync(path.join(folder, 'assets'));
  writeFileSync(path.join(folder, 'index.html'), PAGE);
  writeFileSync(path.join(folder, 'assets/index-a1.js'), 'console');
  mkdirSync(path.join(folder, 'rules'));
  writeFileSync(path.join(folder, 'rules/index.html'), '<h1>Rules</h1>');
  writeFileSync(path.join(folder, 'assets/letters-b2.woff2'), 'face');
  const app = new Koa()
    .use(securityHeaders({ production: false, stripe: false }))
    .use(errorsToJson(createLogger('silent')))
    .use((ctx, next) => {
      Object.assign(ctx.state, state);
      return next();
    })
    .use(consoleApp(folder, sampleOperator));
  const server = app.listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  site = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
  end = () => {
    server.close();
    return remove();
  };
});
afterAll(() => end());

const open = (address: string, as: Partial<State>) => {
  state = as;
  return fetch(site + address, { redirect: 'manual' });
};
const person = (role: string, more = {}) => ({ actor: { role, isLeaving: false, ...more } }) as Partial<State>;
const nobody = { actor: null };

test.each([
  ['nobody', nobody, '/auth?next=%2Fadmin-dashboard%2Fusers%3Fpage%3D2'],
  ['a member', person('member'), '/dashboard?from=console'],
  ['an admin who leaves', person('admin', { isLeaving: true }), '/dashboard?from=console'],
])('%s cannot open the console', async (_, who, redirect) => {
  const answer = await open('/admin-dashboard/users?page=2', who);
  expect([answer.status, answer.headers.get('Location')]).toEqual([302, redirect]);
  expect(await answer.text()).not.toContain('csp-nonce');
});

test.each([
  ['nobody', nobody, 401],
  ['a member', person('member'), 403],
  ['an admin', person('admin'), 200],
  ['a moderator', person('moderator'), 200],
])('requesting the code of the console, %s', async (_, who, status) => {
  const answer = await open(SCRIPT, who);
  expect(answer.status).toBe(status);
  expect((await answer.text()).includes('console')).toBe(status === 200);
});

test('fonts load even after the session has ended', async () => {
  const answer = await open('/admin-dashboard/assets/letters-b2.woff2', nobody);
  expect([answer.status, await answer.text()]).toEqual([200, 'face']);
});

test.each(['/admin-dashboard', '/admin-dashboard/', '/admin-dashboard/users/7/show'])(
  'staff get %s with a nonce for its styles, and it is not cached',
  async (address) => {
    const [one, other] = [await open(address, person('admin')), await open(address, person('admin'))];
    expect(one.headers.get('Cache-Control')).toBe('no-store');
    const nonces = await Promise.all(
      [one, other].map(async (answer) => /nonce="([^"]+)"/.exec(await answer.text())![1]),
    );
    expect(one.headers.get('Content-Security-Policy')).toContain(`style-src 'self' 'nonce-${nonces[0]}';`);
    expect(one.headers.get('Content-Security-Policy')).not.toContain('unsafe-inline');
    expect(nonces[0]).not.toBe(nonces[1]);
  },
);

test.each([
  [true, 'missing'],
  [false, 'there'],
])('the page says whether the second factor is missing: %s', async (lacksTwoFactor, said) => {
  const answer = await open('/admin-dashboard', { ...person('admin'), lacksTwoFactor });
  expect(await answer.text()).toContain(`data-second-factor="${said}"`);
});

test('the page is not served as a file, and missing files are not found', async () => {
  expect((await open('/admin-dashboard/index.html', person('admin'))).status).toBe(404);
  expect((await open('/admin-dashboard/assets/other.js', person('admin'))).status).toBe(404);
});

test('the page of all rules is for staff only, and is loaded again each time', async () => {
  const shown = await open('/admin-dashboard/rules/', person('moderator'));
  expect([shown.status, await shown.text()]).toEqual([200, '<h1>Rules</h1>']);
  expect(shown.headers.get('Content-Type')).toContain('text/html');
  expect(shown.headers.get('Cache-Control')).toBe('no-store');
  expect(shown.headers.get('Content-Security-Policy')).toContain("script-src 'self'");
  expect((await open('/admin-dashboard/rules/', person('member'))).status).toBe(302);
  expect((await open('/admin-dashboard/rules/index.html', nobody)).status).toBe(401);
});
