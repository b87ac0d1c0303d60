import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import Koa from 'koa';
import { expect, test } from 'vitest';
import { paymentPages } from '../../../modules/billing/contracts/payment-pages.ts';
import { securityHeaders } from './guards.ts';

async function policyOf(path: string, { stripe }: { stripe: boolean }): Promise<string> {
  const app = new Koa();
  app.use(securityHeaders({ production: true, stripe }));
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { headers } = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);
  server.close();
  expect(headers.get('Strict-Transport-Security')).toBe('max-age=31536000; includeSubDomains');
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  return headers.get('Content-Security-Policy')!;
}

test('no page may run inline scripts, be framed or load from other hosts', async () => {
  const policy = await policyOf('/dashboard', { stripe: true });
  expect(policy).toContain("default-src 'self'");
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toMatch(/unsafe|stripe/);
});

test.each([...paymentPages, '/subscribe/', '/Subscribe'])(
  '%s allows Stripe’s hosts with real Stripe, and not with the stand-in',
  async (path) => {
    const policy = await policyOf(path, { stripe: true });
    expect(policy).toContain("script-src 'self' https://js.stripe.com https://*.js.stripe.com;");
    expect(policy).toMatch(/frame-src https:\/\/js\.stripe\.com [^;]*https:\/\/hooks\.stripe\.com/);
    expect(policy).toContain("connect-src 'self' https://api.stripe.com");
    expect(policy).not.toContain('unsafe');
    // Stripe's hosts must not serve workers of this site.
    expect(policy).toMatch(/worker-src 'self'(;|$)/);
    expect(await policyOf(path, { stripe: false })).not.toContain('stripe');
  },
);

test.each(['/', '/pricing', '/signup', '/signup-success', '/subscription-success', '/subscribed', '/api/user'])(
  '%s never allows them',
  async (path) => {
    expect(await policyOf(path, { stripe: true })).not.toContain('stripe');
  },
);
