import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import Koa from 'koa';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLogger } from '#kernel/runtime/logger.ts';
import { Documents } from '../rendering/document.ts';
import { errorsToJson } from './responses/errors.ts';
import { privateAnswers, sameSiteOnly, securityHeaders } from './requests/guards.ts';
import { memberPages } from '../rendering/pages.ts';
import { renderedPage, sampleOperator } from '../rendering/testing/rendered-page.ts';

const app = new Koa();
let site: string;
let close: () => void;

beforeAll(async () => {
  app.use(securityHeaders({ production: true, stripe: false }));
  app.use(privateAnswers);
  app.use(errorsToJson(createLogger('silent')));
  app.use(sameSiteOnly('https://mithaq.example'));
  app.use(
    memberPages({
      site: 'https://mithaq.example',
      documents: new Documents(
        '<html lang="en"><title>Mithaq</title><div id="root"></div></html>',
        {
          files: [],
        },
        sampleOperator,
      ),
      render: async () => renderedPage('static'),
      fetchInProcess: () => async () => ({ status: 404, body: null, header: () => null }),
      hasSession: () => false,
      log: createLogger('silent'),
    }),
  );
  app.use((ctx) => {
    ctx.body = 'answered';
  });
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  close = () => void server.close();
});
afterAll(() => close());

const headersOf = async (address: string) => {
  const { headers } = await fetch(`${site}${address}`);
  return [headers.get('Referrer-Policy'), headers.get('Cache-Control')];
};

test.each([
  '/reset-password?token=secret',
  '/confirm-email?token=secret',
  '/wali-verify?id=1&code=ABCD2345',
  '/guardian-claim?token=secret',
  '/reset-password/',
  '/Reset-Password?token=secret',
])('the token in %s is neither cached nor sent as a referrer, and its form names its origin', async (address) => {
  expect(await headersOf(address)).toEqual(['strict-origin', 'no-store']);
});

test.each(['/decide/secret', '/step-down/secret', '/unsubscribe/secret'])(
  'the token in %s is neither cached nor sent as a referrer',
  async (address) => {
    expect(await headersOf(address)).toEqual(['no-referrer', 'no-store']);
  },
);

test.each(['/api/approvals/secret', '/api/wali-verify/1?code=ABCD2345'])(
  'the code in %s is neither cached nor sent as a referrer',
  async (address) => {
    expect(await headersOf(address)).toEqual(['no-referrer', 'no-store']);
  },
);

test.each(['/', '/dashboard', '/guardian-verify', '/reset-passwords'])('%s contains no token', async (address) => {
  expect(await headersOf(address)).toEqual(['strict-origin-when-cross-origin', 'no-cache']);
});

test('a form without an origin passes only if its token is its authority', async () => {
  const post = (address: string) =>
    fetch(`${site}${address}`, { method: 'POST', headers: { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' } });
  for (const address of ['/decide/secret', '/step-down/secret', '/unsubscribe/secret'])
    expect((await post(address)).status).toBe(200);
  for (const address of ['/reset-password', '/api/approvals/secret', '/api/user'])
    expect((await post(address)).status, address).not.toBe(200);
});
