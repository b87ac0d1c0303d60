import { randomBytes } from 'node:crypto';
import { execFile } from 'node:child_process';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

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
  STRIPE_SECRET_KEY: 'sk_test_none',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_none',
  STRIPE_WEBHOOK_SECRET: 'whsec_none',
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
