import { execFile } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { SMTPServer } from 'smtp-server';
import { expect, onTestFinished, test } from 'vitest';
import { SHELL_OPERATOR } from '#kernel/admin/audit.ts';
import { openDatabase } from '#kernel/persistence/database.ts';
import { anAdmin, aBrother, aSister, expectOk, govern } from '../testing/people.ts';
import { ADMIN, startProduct } from '../testing/product.ts';
import { QUICK_START } from '../testing/server/child-process.ts';
import { throwawayFolder } from '../testing/server/throwaway-folder.ts';
import { productUnderTest } from '../testing/product-under-test.ts';

const product = productUnderTest();

/** Runs a shell command as after `npm ci --omit=dev`, on the database of the product under test. */
async function command(file: string, ...given: string[]): Promise<Outcome> {
  return commandWith({}, file, ...given);
}

interface Outcome {
  code: number;
  stdout: string;
  stderr: string;
}

async function commandWith(settings: Record<string, string>, file: string, ...given: string[]): Promise<Outcome> {
  const hiding = [...QUICK_START, '--import', './src/cli/testing/production-install.mjs'];
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const env = { PATH, NODE_COMPILE_CACHE, DATABASE_URL: product.databaseUrl, PORT: '0', ...settings };
  const run = promisify(execFile)(process.execPath, [...hiding, `src/cli/${file}.ts`, ...given], { env });
  return run.then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    (error: Outcome) => error,
  );
}

test.each([
  ['doctor', [], /^ok {7}Database of DATABASE_URL$/m],
  ['migrate', [], /^The database is up to date\.$/m],
  ['rebuild', ['identity.user-list'], /^Rebuilt identity\.user-list: \d+ rows\.$/m],
  ['rotate-keys', [], /^Sealed \d+ rows with a new key/m],
  ['staff', ['list'], /^admin {5}\S+@/m],
])('%s runs without the packages of development', async (file, given, said) => {
  const { code, stdout, stderr } = await command(file, ...given);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toMatch(said);
});

test('local mode names the package that such an install lacks', async () => {
  const { code, stderr } = await command('main');
  expect(code).toBe(1);
  expect(stderr).toMatch(/^The site did not start\. Local mode needs \S+, which is not installed\. Run npm ci/);
});

test('a start on a database that exists prints no password that is not valid', async () => {
  const said: string[] = [];
  const { databaseUrl } = product;
  for (const password of [ADMIN.password, 'another long walk at dusk 8']) {
    const start = await startProduct({
      databaseUrl,
      settings: { ADMIN_PASSWORD: password },
      say: (line) => said.push(line),
    });
    await start.stop();
  }
  expect(said.join('\n').match(new RegExp(`${ADMIN.email} +.*`, 'g'))).toEqual([
    expect.stringMatching(/\(as set\)$/),
    expect.stringMatching(/\(changed since; sign in at \/dev\)$/),
  ]);
});

test('the operator makes an admin and enables an account from the shell, and the audit has both', async () => {
  const brother = await aBrother(product.current, 'Bilal');
  await govern(product.current, brother, 'disable');
  for (const act of ['enable', 'make-admin'])
    expect(await command('staff', act, brother.email, '--reason', 'no admin is left')).toMatchObject({
      code: 0,
      stdout: `Done: ${act} for ${brother.email}.\n`,
    });
  const { browser } = brother;
  expect(
    (await browser.post('/api/auth/signin', { email: brother.email, password: 'a long walk at dawn 7' })).status,
  ).toBe(200);
  expect((await browser.get('/api/user')).body).toMatchObject({ role: 'admin' });
  const admin = await anAdmin(product.current);
  const filter = encodeURIComponent(JSON.stringify({ subjectId: brother.userId }));
  const entries = (await admin.get(`/api/admin/audit?filter=${filter}`)).body;
  expect(entries.slice(0, 2)).toMatchObject([
    {
      actor: SHELL_OPERATOR,
      actorName: 'Operator, from the shell',
      verb: 'shell-make-admin',
      reason: 'no admin is left',
      after: { role: 'admin' },
    },
    { actor: SHELL_OPERATOR, verb: 'shell-enable', after: { isActive: true } },
  ]);
});

test('an admin whose account has no gender is a woman of the staff once the operator says so', async () => {
  const makeAdmin = (...more: string[]) => command('staff', 'make-admin', ADMIN.email, '--reason', 'a test', ...more);
  const sister = await aSister(product.current, 'Amina');
  const setting = { sistersByWomen: 'always', reason: 'a test' };
  await expectOk('Setting', (await anAdmin(product.current)).put('/api/admin/site/site', setting));
  const { body: ticket } = await expectOk('Ticket', sister.browser.post('/api/support', { message: 'May I ask?' }));
  const isWithheld = async () =>
    (await (await anAdmin(product.current)).get(`/api/admin/support/${ticket.id}`)).body.wordsWithheld;

  expect((await makeAdmin()).stdout).toMatch(/counts as no woman\. Repeat it with --gender\.$/m);
  expect(await isWithheld()).toBe(true);
  for (const wrong of ['woman', ''])
    expect(await makeAdmin('--gender', wrong)).toMatchObject({ code: 1, stderr: expect.stringMatching(/--gender/) });
  expect(await makeAdmin('--gender', 'female')).toMatchObject({
    code: 0,
    stdout: `Done: make-admin for ${ADMIN.email}.\n`,
  });
  expect(await isWithheld()).toBe(false);
  expect(await makeAdmin('--gender', 'male')).toMatchObject({
    code: 1,
    stderr: 'Nothing was changed. identity.gender-fixed\n',
  });
});

test('a backup made from the shell is checked with its secret key, and restored to an empty database only', async () => {
  const folder = await throwawayFolder();
  onTestFinished(folder.remove);
  const [file, key] = [path.join(folder.path, 'today.backup'), path.join(folder.path, 'secret-key')];
  const pair = await command('backup', 'new-key');
  await writeFile(key, pair.stdout);
  const BACKUP_RECIPIENT = /^BACKUP_RECIPIENT=(\S+)$/m.exec(pair.stdout)![1]!;
  expect(await command('backup', 'write', file)).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^No backup was written\. BACKUP_RECIPIENT is not set/),
  });
  const written = await commandWith({ BACKUP_RECIPIENT }, 'backup', 'write', file);
  expect(written).toMatchObject({ code: 0, stdout: expect.stringMatching(/^Wrote \d+ rows of \d+ tables to /) });
  expect((await command('backup', 'check', file, '--key', key)).stdout).toMatch(/is complete\.$/m);
  expect(await command('restore', 'archive', file, '--key', key)).toMatchObject({
    code: 1,
    stderr: 'Nothing was restored. A site has started on this database. Set DATABASE_URL to an empty one.\n',
  });
  expect((await command('restore', 'release')).stderr).toMatch(/^Nothing was restored\. Nothing waits/);
  expect((await command('restore', 'erasures', file)).stderr).toMatch(
    /^Nothing was restored\. The database is no restored/,
  );
});

test('an upgrade says beforehand what it changes, and changes nothing', async () => {
  const owner = openDatabase(product.databaseUrl, { poolSize: 1 });
  onTestFinished(() => owner.destroy());
  expect((await command('upgrade-check')).stdout).toMatch(/A start changes nothing\.$/m);
  const last = (await owner('public.migration').orderBy('name', 'desc').first('name', 'batch', 'migration_time'))!;
  await owner('public.migration').where({ name: last.name }).delete();
  const { code, stdout } = await command('upgrade-check');
  expect(await owner('public.migration').where({ name: last.name })).toEqual([]);
  await owner('public.migration').insert(last);
  expect(code).toBe(0);
  expect(stdout).toContain(`- migration ${last.name}\n`);
});

test('a reset never touches a database of one’s own', async () => {
  expect(await command('reset', '--yes')).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^Nothing was reset/),
  });
});

test.each([
  [['make-admin', 'nobody@people.example', '--reason', 'a test']],
  [['make-admin', ADMIN.email]],
  [['promote', ADMIN.email, '--reason', 'a test']],
  [['end-second-factor', ADMIN.email, '--reason', 'a test']],
])('%j changes nothing and says why', async (given) => {
  const { code, stderr } = await command('staff', ...given);
  expect(code).toBe(1);
  expect(stderr).toMatch(/^Nothing was changed\. \S/);
});

test('a test email says what the mail server answered, and its subject reveals nothing', async () => {
  let received = '';
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, _, done) {
      stream.on('data', (part: Buffer) => (received += part.toString()));
      stream.on('end', () => done());
    },
  });
  server.listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  const { code, stdout } = await commandWith(
    { MAIL_URL: `smtp://127.0.0.1:${port}` },
    'mail-test',
    'somebody@people.example',
  );
  expect(code).toBe(0);
  expect(stdout).toMatch(/^The mail server took it for somebody@people\.example: 250/);
  expect(received).toMatch(/^Subject: About your account\r$/m);
});

test('a test email without a mail server names the setting', async () => {
  expect(await command('mail-test', 'somebody@people.example')).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^No email was sent\. MAIL_URL is not set/),
  });
});
