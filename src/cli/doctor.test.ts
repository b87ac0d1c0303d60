import { randomBytes } from 'node:crypto';
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { expect, onTestFinished, test } from 'vitest';
import type { StripeAccess } from '#kernel/kernel.ts';
import { examineMailServer, examinePayments } from './doctor-services.ts';

const run = promisify(execFile);
const doctor = (env: Record<string, string>) =>
  run(process.execPath, ['src/cli/doctor.ts'], { env: { PATH: process.env['PATH'], ...env } });

const PRODUCTION = {
  MODE: 'production',
  PORT: '0',
  APP_URL: 'https://mithaq.example',
  DATABASE_URL: 'postgres://127.0.0.1:1/mithaq',
  SESSION_KEYS: randomBytes(32).toString('base64'),
  PROXIES: '0',
  MAIL_URL: 'smtp://127.0.0.1:9',
  OPERATOR_NAME: 'Lamp & Oil Ltd',
  OPERATOR_ADDRESS: '1 Mill Road, Leeds',
  FEES: 'off',
};

test('the doctor finds nothing wrong with a fresh clone', async () => {
  const { stdout } = await doctor({ PORT: '0' });
  expect(stdout).toContain('ok       Embedded PostgreSQL');
  expect(stdout).not.toContain('MISSING');
  expect(stdout).toContain('advice   PASSWORD_MIN_LENGTH=8');
});

test('the doctor says what is missing and how to mend it', async () => {
  await expect(doctor({ MODE: 'production' })).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringContaining('DATABASE_URL'),
  });
  const weak = { MODE: 'production', APP_URL: 'https://mithaq.example/app', SESSION_KEYS: 'changeme' };
  await expect(doctor(weak)).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringMatching(
      /APP_URL \(no plain origin.*SESSION_KEYS \(each key is 32 random bytes.*openssl rand/s,
    ),
  });
  await expect(doctor(weak)).rejects.toMatchObject({ stdout: expect.stringContaining('PROXIES (missing') });
  const occupied = createServer();
  await new Promise<void>((resolve) => occupied.listen(0, '127.0.0.1', resolve));
  const port = String((occupied.address() as AddressInfo).port);
  await expect(doctor({ PORT: port })).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringContaining('set PORT to another number'),
  });
  await expect(doctor({ ...PRODUCTION, METRICS_PORT: port })).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringContaining('set METRICS_PORT to another number'),
  });
  occupied.close();
});

async function mailServer(options: SMTPServerOptions): Promise<string> {
  const server = new SMTPServer({ logger: false, ...options });
  server.listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server.server, 'listening');
  return `127.0.0.1:${(server.server.address() as AddressInfo).port}`;
}

test('the doctor signs in to the mail server, and says why it cannot', async () => {
  const strict = await mailServer({
    hideSTARTTLS: true,
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _, done) =>
      password === 'right' ? done(null, { user: username }) : done(new Error('Invalid')),
  });
  expect(await examineMailServer(`smtp://site:right@${strict}`)).toEqual({
    what: `Mail server of MAIL_URL, ${strict}`,
    mend: null,
  });
  const refused = await examineMailServer(`smtp://site:wrong-word@${strict}`);
  expect(refused.mend).toMatch(/^It refuses the user or the password of MAIL_URL \(535\)/);
  expect(JSON.stringify(refused)).not.toContain('wrong-word');
  expect((await examineMailServer(`smtps://${strict}`)).mend).toContain('It does not speak TLS');
  expect((await examineMailServer('smtp://127.0.0.1:9')).mend).toContain('Nothing listens there');
  const open = await mailServer({});
  expect((await examineMailServer(`smtp://${open}`)).mend).toContain('Its certificate is not trusted');
  const mute = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void mute.close());
  await once(mute, 'listening');
  const { port } = mute.address() as AddressInfo;
  expect((await examineMailServer(`smtp://127.0.0.1:${port}`, 100)).mend).toContain(
    'did not answer within 0.1 seconds',
  );
});

test.each([
  ['none', [], 'No endpoint has this address'],
  ['disabled', [{ status: 'disabled' }], 'The endpoint is disabled'],
  ['too few events', [{ enabled_events: ['invoice.paid'] }], 'lacks these events: payment_intent.succeeded'],
  ['all events', [{ enabled_events: ['*'] }], 'nothing is missing'],
])('the doctor reads the webhook endpoints of the payment provider: %s', async (_, changes, mend) => {
  const url = 'https://mithaq.example/api/webhooks/stripe';
  const data = changes.map((change) => ({ url, status: 'enabled', enabled_events: [], ...change }));
  const provider = createHttpServer((request, response) => {
    response.setHeader('Content-Type', 'application/json');
    response.end(
      JSON.stringify({ object: 'list', data: request.url!.startsWith('/v1/webhook_endpoints') ? data : [] }),
    );
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void provider.close());
  await once(provider, 'listening');
  const { port } = provider.address() as AddressInfo;
  const access: StripeAccess = {
    secretKey: 'sk_test_none',
    publishableKey: 'pk_test_none',
    webhookSecret: 'whsec_none',
    at: { host: '127.0.0.1', port, protocol: 'http' },
  };
  const [key, webhooks] = await examinePayments(access, {
    appUrl: 'https://mithaq.example',
    isProduction: false,
  });
  expect(key).toEqual({ what: 'Payment provider, read with STRIPE_SECRET_KEY', mend: null });
  expect(webhooks!.what).toBe(`Webhooks of the payment provider to ${url}`);
  expect(webhooks!.mend ?? 'nothing is missing').toContain(mend);
});

test('the doctor looks into the database of DATABASE_URL', async () => {
  const nobody = 'postgres://mithaq:secret-word@127.0.0.1:1/mithaq';
  const failure = await doctor({ PORT: '0', DATABASE_URL: nobody }).catch((error: unknown) => error);
  expect(failure).toMatchObject({
    code: 1,
    stderr: '',
    stdout: expect.stringContaining('It does not answer (ECONNREFUSED)'),
  });
  expect(JSON.stringify(failure)).not.toContain('secret-word');
});
