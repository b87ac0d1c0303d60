import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { hold, release } from '#kernel/backup/restored-copy.ts';
import { openDatabase } from '#kernel/persistence/database.ts';
import { examinePayments } from './doctor-services.ts';
import { startStripeStandIn } from '../local/stripe/index.ts';
import { testDatabase, testDatabaseUrl } from '../testing/server/database.ts';
import { aBrother, anAdmin, grant } from '../testing/people.ts';
import { productUnderTest } from '../testing/product-under-test.ts';
import type { SealedText } from '#kernel/sealing/sealed-text.ts';

const product = productUnderTest();
const db = await testDatabase();
const doctor = async (databaseUrl = product.databaseUrl): Promise<{ code: number; stdout: string }> => {
  const env = { PATH: process.env['PATH'], PORT: '0', DATABASE_URL: databaseUrl };
  const run = promisify(execFile)(process.execPath, ['src/cli/doctor.ts'], { env });
  return run.then(
    ({ stdout }) => ({ code: 0, stdout }),
    (error: { code: number; stdout: string }) => error,
  );
};

test('the doctor finds nothing wrong with a database in use', async () => {
  await grant(product.current, await aBrother(product.current, 'Bilal'));
  await product.current.waitForIdle();
  const { code, stdout } = await doctor();
  expect(stdout).toContain('ok       Database of DATABASE_URL');
  expect(stdout).toContain('ok       E-mails: 0 wait for the mail server, 0 were given up');
  expect(stdout).toContain('ok       Background jobs: 0 were given up');
  expect(stdout).toMatch(/^ok {7}Audit log.* the last is 1, [0-9a-f]{64}$/m);
  const { body } = await product.current.visitor().get('/metrics');
  expect(body).toMatch(/^mithaq_audit_head\{hash="[0-9a-f]{64}"\} 1$/m);
  expect(code).toBe(0);
});

test('the doctor finds nothing wrong with a database that was prepared and not yet used', async () => {
  await db.raw('drop schema if exists pgboss cascade');
  const { code, stdout } = await doctor(testDatabaseUrl());
  expect(stdout).toContain('ok       Background jobs: 0 were given up');
  expect(stdout).toContain('it is empty');
  expect(code).toBe(0);
});

test('the doctor says that a restored copy waits for its release', async () => {
  await hold(db, '2026-11-28T10:00:00Z');
  const { code, stdout } = await doctor(testDatabaseUrl());
  await release(db);
  expect(stdout).toContain('npm run restore -- release');
  expect(code).toBe(1);
});

test('the doctor names the migration that has another content by now', async () => {
  const file = 'migrations/20261121T0150_messaging_schema.ts';
  const [noted] = await db('kernel.applied_sql_file').where({ file });
  await db('kernel.applied_sql_file').where({ file }).update({ hash: 'of another build' });
  const { code, stdout } = await doctor(testDatabaseUrl());
  await db('kernel.applied_sql_file').where({ file }).update(noted!);
  expect(stdout).toMatch(
    /MISSING {2}Database of DATABASE_URL\n.*20261121T0150_messaging_schema\.ts.*Nothing in it was changed/,
  );
  expect(code).toBe(1);
});

test('the doctor sees that the end of the audit log was cut off', async () => {
  const { db } = product.current.application.kernel;
  const owner = openDatabase(product.databaseUrl, { poolSize: 1 });
  await owner.raw(`
    alter table kernel.audit disable trigger append_only;
    delete from kernel.audit where seq = (select max(seq) from kernel.audit);
    alter table kernel.audit enable trigger append_only`);
  await owner.destroy();
  const { code, stdout } = await doctor();
  expect(code).toBe(1);
  expect(stdout).toContain('Entry 1 does not fit the ones before it, or is missing');
  expect(await db('kernel.audit').first()).toBeUndefined();
});

test('the doctor tells of what was given up, and how it is sent again', async () => {
  const { db, clock } = product.current.application.kernel;
  const id = '00000000-0000-7000-8000-000000000001';
  const at = clock.now();
  const waiting = { id, content: 's1.1.sealed' as unknown as SealedText, created_at: at };
  await db('kernel.mail').insert({ ...waiting, failed_at: at, tries: 30, last_error: 'ECONNREFUSED' });
  await db.raw(`insert into pgboss.job (name, data) values ('dead-letter', '{}')`);
  const { code, stdout } = await doctor();
  expect(code).toBe(1);
  expect(stdout).toContain('MISSING  E-mails: 0 wait for the mail server, 1 were given up');
  expect(stdout).toContain('POST /api/admin/mail/{id}/send-again');
  expect(stdout).toContain('MISSING  Background jobs: 1 were given up');
  expect((await (await anAdmin(product.current)).get('/api/admin/mail')).body).toMatchObject([{ id, tries: 30 }]);
});

test('the doctor reads from the payment provider, and says why it cannot', async () => {
  const options = {
    clock: product.current.application.kernel.clock,
    siteUrl: '',
    webhookSecret: 'whsec_none',
    events: [],
  };
  const standIn = await startStripeStandIn({ db, ...options });
  const site = { appUrl: 'https://mithaq.example', isProduction: true };
  expect(await examinePayments(standIn.access, site)).toMatchObject([
    { what: 'Payment provider, read with STRIPE_SECRET_KEY', mend: null },
    { what: 'Keys of live mode: no real payment is taken now', advised: true },
    { what: expect.stringContaining('this key may not read where they go'), advised: true },
  ]);
  const wrong = await examinePayments({ ...standIn.access, secretKey: 'sk_test_wrong' }, site);
  expect(wrong).toMatchObject([{ mend: expect.stringMatching(/^It refuses STRIPE_SECRET_KEY/) }]);
  await standIn.stop();
  expect(await examinePayments(standIn.access, site)).toMatchObject([
    { mend: expect.stringMatching(/^It cannot be reached/) },
  ]);
});
