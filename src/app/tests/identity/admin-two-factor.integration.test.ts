import { randomBytes } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { systemClock } from '#kernel/clock.ts';
import { createLogger } from '#kernel/runtime/logger.ts';
import { startApplication, type Application } from '../../application.ts';
import { readEnvironment } from '../../env.ts';
import { switchTwoFactorOn } from '../../../testing/authenticator.ts';
import { testDatabase, testDatabaseUrl } from '../../../testing/server/database.ts';
import { PASSWORD } from '../../../testing/people.ts';
import { ADMIN } from '../../../testing/product.ts';
import { Visitor } from '../../../testing/visitor.ts';

await testDatabase();
const time = { now: async () => systemClock.now(), advance: () => Promise.reject(new Error('Time goes by itself')) };

/** The product as in production, without its worker. */
async function inProduction(): Promise<{ application: Application; site: string }> {
  const key = randomBytes(32).toString('base64');
  const env = readEnvironment({
    MODE: 'production',
    ROLE: 'web',
    PORT: '0',
    METRICS_PORT: '0',
    APP_URL: 'https://mithaq.example',
    DATABASE_URL: testDatabaseUrl(),
    SESSION_KEYS: key,
    PROXIES: '0',
    MAIL_URL: 'smtp://127.0.0.1:9',
    OPERATOR_NAME: 'Lamp & Oil Ltd',
    OPERATOR_ADDRESS: '1 Mill Road, Leeds',
    STRIPE_SECRET_KEY: 'sk_test_none',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_none',
    STRIPE_WEBHOOK_SECRET: 'whsec_none',
  });
  const keys = [key];
  const outside = { databaseUrl: testDatabaseUrl(), mailUrl: env.mailUrl!, sessionKeys: keys, dataKeys: keys };
  const application = await startApplication(
    env,
    {
      ...outside,
      stripe: { ...env.stripe!, at: null },
      push: null,
      clock: systemClock,
      pages: [],
      member: null,
      ownPages: [],
    },
    createLogger('silent'),
  );
  onTestFinished(() => application.stop());
  return { application, site: `http://127.0.0.1:${await application.open()}` };
}

test('in production staff cannot act until two-factor sign-in is on, nor switch it off', async () => {
  const { application, site } = await inProduction();
  await application.modules.identity.ensureAdmin.execute(ADMIN);
  const admin = new Visitor(site);
  expect((await admin.post('/api/auth/signin', ADMIN)).status).toBe(200);
  const grant = () => admin.post('/api/admin/users/00000000-0000-7000-8000-000000000000/grant-plan', {});
  expect(await grant()).toMatchObject({ status: 403, body: { code: 'identity.two-factor-required' } });
  expect((await admin.get('/api/account/settings')).body.twoFactorEnabled).toBe(false);

  const { recoveryCodes } = await switchTwoFactorOn(time, admin);
  expect(await grant()).toMatchObject({ status: 400, body: { code: 'common.invalid' } });
  const off = { password: ADMIN.password, code: recoveryCodes[0] };
  expect(await admin.post('/api/account/two-factor/disable', off)).toMatchObject({
    status: 403,
    body: { code: 'identity.two-factor-required' },
  });
  expect((await admin.get('/api/account/settings')).body.twoFactorEnabled).toBe(true);

  const moderator = new Visitor(site);
  const account = { email: 'moderator@mithaq.example', password: PASSWORD };
  const { body } = await moderator.post('/api/auth/signup', { ...account, username: 'Moderator' });
  const role = { role: 'moderator', reason: 'will settle reports' };
  expect((await admin.post(`/api/admin/users/${body.id}/set-role`, role)).status).toBe(200);
  expect((await moderator.post('/api/auth/signin', account)).status).toBe(200);
  expect((await moderator.get('/api/admin/reports')).body.code).toBe('identity.two-factor-required');
  await application.kernel
    .db('identity.account')
    .where({ id: body.id })
    .update({ email_confirmed_at: systemClock.now() });
  await switchTwoFactorOn(time, moderator);
  expect((await moderator.get('/api/admin/reports')).status).toBe(200);
});
