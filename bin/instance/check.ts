// `npm run instance:check`: as a user without rights, builds a clean checkout, starts a site without fees, with a name
// of its own and in Arabic, matches two people, backs up, loses everything, restores, upgrades, and goes back. It
// prints the seconds of each.
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { listenForMail } from '../../src/local/mailbox/smtp.ts';
import { demoSignIns } from '../../src/local/demo/sign-ins.ts';
import { switchTwoFactorOn } from '../../src/testing/authenticator.ts';
import { expectOk, PASSWORD } from '../../src/testing/people.ts';
import { freePort, Product, type Email } from '../../src/testing/product.ts';
import { loadRelease, RELEASE_DATA_KEY, releases } from '../../src/testing/releases/releases.ts';
import { databaseOn, onServer, startThrowaway } from '../../src/testing/server/postgres.ts';
import { Visitor, type Answer } from '../../src/testing/visitor.ts';
import { Installation } from './installation.ts';
import { runFeature } from './run-feature.ts';

const figures: string[] = [];
async function step<T>(what: string, work: () => Promise<T>): Promise<T> {
  const began = performance.now();
  const result = await work();
  figures.push(`${((performance.now() - began) / 1000).toFixed(1).padStart(6)} s  ${what}`);
  console.log(figures.at(-1));
  return result;
}

/** A visitor behind the site's proxy, at an address of their own. */
class DistantVisitor extends Visitor {
  private readonly from = `203.0.113.${++visitors}`;
  override call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    return super.call(method, path, body, { ...headers, 'X-Forwarded-For': this.from, 'X-Forwarded-Proto': 'https' });
  }
}
let visitors = 0;

const received: Email[] = [];
/** The site as its visitors have it, with a mail server instead of the local mailbox. */
class PublicSite extends Product {
  override now = (): Promise<Date> => Promise.resolve(new Date());
  override visitor = (): Visitor => new DistantVisitor(this.site);
  /** A public site has no endpoint that waits for its jobs; mailTo waits for the email itself. */
  override waitForIdle = (): Promise<void> => Promise.resolve();
  override async mailTo(address: string): Promise<Email[]> {
    return until(() => {
      const mails = received.filter(({ to }) => to === address);
      return Promise.resolve(mails.length > 0 && mails);
    });
  }
}

/** Repeats until there is a result. */
async function until<T>(work: () => Promise<T | false>): Promise<T> {
  for (const deadline = performance.now() + 60_000; performance.now() < deadline; await pause(100)) {
    const result = await work();
    if (result !== false) return result;
  }
  throw new Error('It did not happen within a minute');
}

const port = await freePort();
const mail = await listenForMail(async (one) => void received.unshift(one));
const server = await startThrowaway();
const product = new PublicSite(`http://127.0.0.1:${port}`, async () => undefined);
const ends: (() => unknown)[] = [mail.stop, server.stop];
const key = () => randomBytes(32).toString('base64');

/** An empty database of an owner without further rights. */
async function emptyDatabase(name: string): Promise<string> {
  await onServer(server.url, async (run) => {
    await run(`create role ${name} login password 'of a test'`);
    await run(`create database ${name} owner ${name}`);
  });
  const url = new URL(databaseOn(server.url, name));
  [url.username, url.password] = [name, 'of a test'];
  return url.href;
}

/** Without payments no call reaches the payment provider. */
const PAID = {
  FEES: 'on',
  STRIPE_SECRET_KEY: 'sk_test_instance',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_instance',
  STRIPE_WEBHOOK_SECRET: 'whsec_instance',
};
const NEXT_MIGRATION = `import type { Knex } from 'knex';
import { changeSchema } from '../src/shared-kernel/persistence/column-comments.ts';

export async function up(db: Knex): Promise<void> {
  await changeSchema(db, 'alter table messaging.message add column mood text; -- exported');
}
export async function down(db: Knex): Promise<void> {
  await db.raw('alter table messaging.message drop column mood');
}
`;
const admin = { email: 'admin@nikah.example', password: 'a strong admin password 9' };
const settings = {
  MODE: 'production',
  PORT: String(port),
  METRICS_PORT: String(await freePort()),
  PROXIES: '1',
  APP_URL: 'https://nikah.example',
  SESSION_KEYS: key(),
  DATA_KEYS: key(),
  MAIL_URL: mail.url,
  FEES: 'off',
  OPERATOR_NAME: 'Example Trust',
  OPERATOR_ADDRESS: '1 Example Street, Leeds LS1 1AA',
  ADMIN_EMAIL: admin.email,
  ADMIN_PASSWORD: admin.password,
  LOG_LEVEL: 'info',
};

async function textsOf(person: { email: string; password: string }): Promise<string[]> {
  const browser = product.visitor();
  await expectOk('Sign-in', browser.post('/api/auth/signin', person));
  const [match] = (await expectOk('Matches', browser.get('/api/matches'))).body;
  const messages = (await expectOk('Messages', browser.get(`/api/matches/${match.id}/messages`))).body;
  return messages.map(({ content }: { content: string }) => content);
}

try {
  const built = await step('build a clean checkout', () => Installation.build());
  ends.push(() => built.remove());
  const here = await step('install what it ships, with production’s packages', () => Installation.from(built));
  ends.push(() => here.remove());

  const DATABASE_URL = await emptyDatabase('first');
  let site = await step('start a site without fees on an empty database', () =>
    here.start({ ...settings, DATABASE_URL }),
  );

  await step('give it a name of its own, and Arabic first', async () => {
    const browser = product.visitor();
    await expectOk('Admin sign-in', browser.post('/api/auth/signin', admin));
    await switchTwoFactorOn(product, browser);
    const wanted = { name: { en: 'Zawaj Leeds', ar: 'زواج ليدز', ur: '' }, defaultLanguage: 'ar' };
    await expectOk('Settings', browser.put('/api/admin/site/site', wanted));
    await until(async () => {
      const { body: page } = await product.visitor().get('/');
      return page.includes('<html lang="ar"') && page.includes('زواج ليدز') && !/Mithaq|ميثاق/.test(page);
    });
    const { body: english } = await product.visitor().get('/en');
    assert.ok(english.includes('Zawaj Leeds') && !english.includes('Mithaq'));
  });

  const brother = await step('match two people by the steps of a feature', async () => {
    const { email } = (await runFeature(product, 'features/matchmaking/first-words.feature')).get('Yusuf')!;
    return { email, password: PASSWORD };
  });
  const before = await textsOf(brother);
  assert.ok(before.includes('As-salamu alaykum.'));

  const archive = path.join(here.folder, 'backup');
  const keyFile = path.join(here.folder, 'key');
  await step('back up', async () => {
    const pair = await here.command({ ...settings, DATABASE_URL }, 'backup', 'new-key');
    await writeFile(keyFile, pair);
    await here.handOver(keyFile);
    const BACKUP_RECIPIENT = /BACKUP_RECIPIENT=(\S+)/.exec(pair)![1]!;
    await here.command({ ...settings, DATABASE_URL, BACKUP_RECIPIENT }, 'backup', 'write', archive);
  });

  await step('lose the database, and restore it', async () => {
    await site.stop();
    await onServer(server.url, async (run) => void (await run('drop database first with (force)')));
    const again = { ...settings, DATABASE_URL: await emptyDatabase('second') };
    await here.command(again, 'restore', 'archive', archive, '--key', keyFile);
    await here.command(again, 'restore', 'release');
    site = await here.start(again);
    assert.deepEqual(await textsOf(brother), before);
    await site.stop();
  });

  const first = { ...settings, ...PAID, DATA_KEYS: RELEASE_DATA_KEY, DATABASE_URL: await emptyDatabase('third') };
  const release = releases[0]!;
  await step(`upgrade a database of ${release}`, async () => {
    await loadRelease(first.DATABASE_URL, release);
    console.log(await here.command(first, 'upgrade-check'));
    site = await here.start(first);
    assert.ok((await textsOf(demoSignIns[0]!)).length > 3);
    await site.stop();
  });

  await step('upgrade to a next version, and go back', async () => {
    const next = await here.next();
    ends.push(() => next.remove());
    await writeFile(path.join(next.folder, 'migrations/20990101T0000_messaging_next.ts'), NEXT_MIGRATION);
    site = await next.start(first);
    assert.ok((await textsOf(demoSignIns[0]!)).length > 3);
    await site.stop();
    site = await here.start(first);
    assert.ok((await textsOf(demoSignIns[0]!)).length > 3);
    assert.match(await here.command(first, 'upgrade-check'), /A newer version has migrated the database/);
    await site.stop();
  });
} finally {
  for (const end of ends.toReversed()) await end();
}
