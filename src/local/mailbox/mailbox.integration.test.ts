import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import knex, { type Knex } from 'knex';
import Koa from 'koa';
import nodemailer, { type SendMailOptions } from 'nodemailer';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DomainError } from '../../shared-kernel/errors.ts';
import { startEmbeddedPostgres } from '../postgres/index.ts';
import { mailboxRoutes, startMailbox } from './index.ts';
import { MailStore, type StoredMail } from './store.ts';

let db: Knex;
let site: string;
let send: (mail: SendMailOptions) => Promise<unknown>;
const stops: (() => unknown)[] = [];

beforeAll(async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'mithaq-mailbox-'));
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => {} });
  db = knex({ client: 'pg', connection: postgres.url });
  // As if a web and a worker process start at once.
  const [mailbox, second] = await Promise.all([startMailbox({ db }), startMailbox({ db })]);
  const transport = nodemailer.createTransport(mailbox.url);
  send = (mail) => transport.sendMail(mail);

  const app = new Koa();
  app.use(async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      ctx.status = error.status;
    }
  });
  app.use(mailboxRoutes(db).routes());
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  stops.push(
    () => server.close(),
    mailbox.stop,
    second.stop,
    () => db.destroy(),
    postgres.stop,
    () => rm(dataDir, { recursive: true }),
  );
});
afterAll(async () => {
  for (const stop of stops) await stop();
});
beforeEach(async () => {
  await fetch(`${site}/dev/mailbox.json`, { method: 'DELETE' });
});

const stored = async (query = ''): Promise<StoredMail[]> =>
  (await fetch(`${site}/dev/mailbox.json${query}`)).json() as Promise<StoredMail[]>;
const pageOf = async (address: string) => (await fetch(site + address)).text();

/** Adds emails called 'number 1' and so on. */
async function addNumbered(count: number): Promise<void> {
  const store = new MailStore(db);
  const mail = { to: 'a@example.org', from: 's@example.org', text: '', html: '', headers: {}, sentAt: null };
  for (let n = 1; n <= count; n++) await store.add({ ...mail, subject: `number ${n}` });
}

const from = { name: 'Mithaq', address: 'salam@mithaq.example' };
const amina = { name: 'Āmina', address: 'Amina@example.org' };
const yusuf = { name: 'Yusuf', address: 'yusuf@example.org' };

describe('the JSON', () => {
  test('has everything about an email', async () => {
    await send({
      messageId: '<one@mithaq.example>',
      date: new Date('2026-02-03T04:05:06Z'),
      from,
      to: amina,
      subject: 'As-salāmu ʿalaykum: a letter whose subject is far too long to stand in a single line of a header',
      text: 'Peace be with you — السلام عليكم',
      html: '<p>Peace be with you — السلام عليكم</p>',
      headers: { 'X-Kind': 'Grüße', 'Auto-Submitted': 'auto-generated' },
    });
    expect(await stored()).toEqual([
      {
        id: expect.stringMatching(/^\d+$/),
        to: 'Amina@example.org',
        from: 'salam@mithaq.example',
        subject: 'As-salāmu ʿalaykum: a letter whose subject is far too long to stand in a single line of a header',
        text: expect.stringMatching(/^Peace be with you — السلام عليكم\s*$/),
        html: expect.stringContaining('<p>Peace be with you — السلام عليكم</p>'),
        headers: expect.objectContaining({
          'message-id': '<one@mithaq.example>',
          'x-kind': 'Grüße',
          'auto-submitted': 'auto-generated',
          to: 'Āmina <Amina@example.org>',
        }),
        sentAt: '2026-02-03T04:05:06.000Z',
      },
    ]);
  });

  test('lists the newest first, and filters by recipient regardless of case, including hidden ones', async () => {
    await send({ from, to: amina, subject: 'first', text: '1' });
    await send({ from, to: yusuf, subject: 'second', text: '2' });
    await send({ from, to: [yusuf, amina], subject: 'third', text: '3' });
    await send({ from, to: yusuf, bcc: amina, subject: 'fourth', text: '4' });

    const subjects = async (query: string) => (await stored(query)).map((mail) => mail.subject);
    expect(await subjects('')).toEqual(['fourth', 'third', 'second', 'first']);
    expect(await subjects('?to=aMINA@Example.ORG')).toEqual(['fourth', 'third', 'first']);
    expect(await subjects('?to=yusuf@example.org&limit=2')).toEqual(['fourth', 'third']);
    expect(await subjects('?to=amina')).toEqual([]);
    expect((await stored())[1]?.to).toBe('yusuf@example.org, Amina@example.org');
  });

  test('shows a second delivery of the same email', async () => {
    for (const round of [1, 2]) await send({ messageId: '<same@x.example>', from, to: amina, text: `round ${round}` });
    const mails = await stored();
    expect(mails.map((mail) => mail.headers['message-id'])).toEqual(['<same@x.example>', '<same@x.example>']);
  });

  test('uses the time of arrival if the Date header is invalid', async () => {
    const raw = 'From: salam@mithaq.example\r\nTo: amina@example.org\r\nDate: sometime\r\nSubject: x\r\n\r\nbody\r\n';
    await send({ envelope: { from: from.address, to: amina.address }, raw });
    const { rows } = await db.raw('select now() as now');
    const late = rows[0].now.getTime() - new Date((await stored())[0]?.sentAt ?? '').getTime();
    expect(late).toBeGreaterThanOrEqual(0);
    expect(late).toBeLessThan(10_000);
  });

  test('stores what is difficult for PostgreSQL and JSON: NUL, backslashes, quotes, emoji', async () => {
    await send({ from, to: amina, subject: 'a\\u0000b "c" 🌙', text: `d\0e\\u0000f` });
    expect(await stored()).toMatchObject([
      { subject: 'a\\u0000b "c" 🌙', text: expect.stringMatching(/^d\0e\\u0000f/) },
    ]);
  });

  test('returns the newest 500 by default, and refuses an invalid limit', async () => {
    await send({ from, to: amina, subject: 'oldest', text: 'x' });
    await addNumbered(500);
    expect(await stored()).toHaveLength(500);
    expect((await stored())[0]?.subject).toBe('number 500');
    expect((await stored('?limit=501')).at(-1)?.subject).toBe('oldest');
    expect((await fetch(`${site}/dev/mailbox.json?limit=none`)).status).toBe(400);
  });

  test('DELETE empties it', async () => {
    await send({ from, to: amina, text: 'x' });
    expect(await stored()).toHaveLength(1);
    expect((await fetch(`${site}/dev/mailbox.json`, { method: 'DELETE' })).status).toBe(204);
    expect(await stored()).toEqual([]);
  });
});

describe('the pages', () => {
  test('list every email with subject, recipient and time, newest first, a hundred to a page', async () => {
    expect(await pageOf('/dev/mailbox')).toContain('No email yet.');
    for (const subject of ['first & foremost', 'second']) {
      await send({ from, to: amina, subject, text: 'x', date: new Date('2026-02-03T04:05:06Z') });
    }
    const page = await pageOf('/dev/mailbox');
    expect(page).toMatch(/^<!doctype html>/);
    expect(page).toContain('Amina@example.org');
    expect(page).toContain('3 Feb 2026, 04:05 UTC');
    expect(page.indexOf('second')).toBeLessThan(page.indexOf('first &amp; foremost'));
    expect(await pageOf('/dev/mailbox?to=nobody@example.org')).toContain('No email to this address.');

    await addNumbered(100);
    const newest = await pageOf('/dev/mailbox');
    expect(newest).not.toContain('second');
    const older = /href=['"]([^'"]*before[^'"]*)['"]/
      .exec(newest)?.[1]
      ?.replaceAll('&#x3D;', '=')
      .replaceAll('&amp;', '&');
    expect(await pageOf(older ?? '')).toContain('second');
  });

  test('an email is shown with its text, headers and, in a sandboxed frame, its HTML', async () => {
    const html =
      '<html><head><title>t</title></head><body><script>steal()</script><a href="https://x.example">go</a></body></html>';
    await send({ from, to: amina, subject: '<b>bold</b>', text: '<i>plain</i>', html });
    const id = (await stored())[0]?.id ?? '';

    const page = await pageOf(`/dev/mailbox/${id}`);
    expect(page).toContain('&lt;b&gt;bold&lt;/b&gt;');
    expect(page).toContain('&lt;i&gt;plain&lt;/i&gt;');
    expect(page).toMatch(new RegExp(`<iframe[^>]+src=['"]/dev/mailbox/${id}/html['"]`));
    expect(page).toMatch(
      /sandbox=['"]allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation['"]/,
    );
    expect(page).toContain('mime-version');

    const own = await fetch(`${site}/dev/mailbox/${id}/html`);
    const policy = own.headers.get('content-security-policy') ?? '';
    expect(policy.split('; ')).toEqual([
      `default-src 'none'`,
      `style-src 'unsafe-inline'`,
      `img-src 'self' data:`,
      `frame-ancestors 'self'`,
      'sandbox allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation',
    ]);
    expect(await own.text()).toContain('<head><base target="_top"><title>');
  });

  test('need nothing inline, so the site’s own policy applies', async () => {
    await send({ from, to: amina, subject: 'x', text: 'x', html: '<p style="color:red">x</p>' });
    const id = (await stored())[0]?.id ?? '';
    for (const address of ['/dev/mailbox', `/dev/mailbox/${id}`]) {
      expect(await pageOf(address)).not.toMatch(/<script|<style|style=|\son\w+=/i);
    }
    expect((await fetch(`${site}/dev/mailbox.css`)).headers.get('content-type')).toMatch(/^text\/css/);
  });

  test.each(['/dev/mailbox/999999', '/dev/mailbox/999999/html', '/dev/mailbox/x', `/dev/mailbox/${'9'.repeat(30)}`])(
    '%s is not there',
    async (address) => {
      expect((await fetch(site + address)).status).toBe(404);
    },
  );
});

test('the sender is notified if an email could not be stored, and may retry', async () => {
  await db.raw('alter table local.received_mail rename to away');
  await expect(send({ from, to: amina, text: 'x' })).rejects.toMatchObject({ responseCode: 451 });
  await db.raw('alter table local.away rename to received_mail');
  await send({ from, to: amina, text: 'x' });
  expect(await stored()).toHaveLength(1);
});

test('stopping does not wait for the senders’ open connections', async () => {
  const mailbox = await startMailbox({ db });
  const pool = nodemailer.createTransport({ url: mailbox.url, pool: true });
  await pool.sendMail({ from, to: amina, text: 'x' });
  const before = performance.now();
  await mailbox.stop();
  expect(performance.now() - before).toBeLessThan(3_000);
  await expect(pool.sendMail({ from, to: amina, text: 'x' })).rejects.toMatchObject({ code: expect.any(String) });
  pool.close();
});
