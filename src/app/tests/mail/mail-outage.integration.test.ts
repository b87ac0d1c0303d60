import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aBrother, anAdmin, expectOk, type Person } from '../../../testing/people.ts';
import { freePort, startProduct, type Product } from '../../../testing/product.ts';

/** A mail server with adjustable behaviour. */
class MailServer {
  readonly port: number;
  readonly received: string[] = [];
  /** Recipients without a response, and refused ones. */
  silentFor = '';
  refusing = '';
  private server: SMTPServer | undefined;
  private hanging: (() => void)[] = [];

  constructor(port: number) {
    this.port = port;
  }

  async open(): Promise<void> {
    this.server = new SMTPServer({
      disabledCommands: ['STARTTLS', 'AUTH'],
      disableReverseLookup: true,
      closeTimeout: 100,
      onRcptTo: ({ address }, _, done) => {
        if (address === this.silentFor) return void this.hanging.push(() => done());
        if (address !== this.refusing) return done();
        const words = `5.1.1 <${address}>: Recipient address rejected: no such user ${address}`;
        done(Object.assign(new Error(words), { responseCode: 550 }));
      },
      onData: (stream, { envelope }, done) => {
        stream.resume().once('end', () => {
          this.received.push(...envelope.rcptTo.map(({ address }) => address));
          done(null);
        });
      },
    });
    this.server.on('error', () => undefined);
    await once(this.server.listen(this.port, '127.0.0.1'), 'listening');
  }

  async close(): Promise<void> {
    for (const go of this.hanging.splice(0)) go();
    const { server } = this;
    this.server = undefined;
    if (server) await new Promise<void>((resolve) => server.close(() => resolve()));
  }

  countTo = ({ email }: Person): number => this.received.filter((address) => address === email).length;
}

let mailServer: MailServer;
let product: Product;
const lines: string[] = [];
beforeAll(async () => {
  mailServer = new MailServer(await freePort());
  product = await startProduct({
    settings: { MAIL_URL: `smtp://127.0.0.1:${mailServer.port}` },
    log: (line) => lines.push(line),
  });
});
afterAll(async () => {
  await mailServer.close();
  await product.stop();
});

const givenUp = async () => (await (await anAdmin(product)).get('/api/admin/mail')).body;
const figure = async (name: string): Promise<number> => {
  const { body } = await product.visitor().get('/metrics');
  return Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(body)?.[1]);
};

test('a two-day outage loses nothing, and retries follow the application’s clock', async () => {
  const brother = await aBrother(product, 'Bilal');
  await product.waitForIdle();
  expect(await figure('mithaq_mail_waiting')).toBeGreaterThan(0);
  for (let hours = 0; hours < 48; hours += 8) await product.advance('PT8H');
  expect(mailServer.countTo(brother)).toBe(0);
  await mailServer.open();
  await product.advance('PT4H');
  expect(mailServer.countTo(brother)).toBe(1);
  expect(await figure('mithaq_mail_waiting')).toBe(0);
  expect(await givenUp()).toEqual([]);
});

test('after three days an email fails for good, is listed, and is sent when an admin retries it', async () => {
  await mailServer.close();
  const brother = await aBrother(product, 'Idris');
  for (let hours = 0; hours < 80; hours += 4) await product.advance('PT4H');
  await mailServer.open();
  await product.advance('PT4H');
  expect(mailServer.countTo(brother)).toBe(0);

  const [mail, ...others] = await givenUp();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ lastError: expect.stringMatching(/^(ESOCKET|ECONNREFUSED)/) });
  expect(mail.tries).toBeGreaterThan(10);
  expect(JSON.stringify(mail)).not.toMatch(/idris|example/i);
  expect(await figure('mithaq_mail_given_up')).toBe(1);
  expect((await product.visitor().get('/readyz')).status).toBe(200);

  const admin = await anAdmin(product);
  const again = () => admin.post(`/api/admin/mail/${mail.id}/send-again`, { reason: 'the server is back' });
  expect((await again()).status).toBe(200);
  await product.waitForIdle();
  expect(mailServer.countTo(brother)).toBe(1);
  expect(await givenUp()).toEqual([]);
  expect((await again()).status).toBe(404);
  const entry = await product.application.kernel.db('kernel.audit').where({ verb: 'send-mail-again' }).first();
  expect(entry).toMatchObject({ subject_type: 'mail', subject_id: mail.id, reason: 'the server is back' });
});

test('an email that expires is dropped, and does not count as failed', async () => {
  const [reminded, forgetful] = [await aBrother(product, 'Dawud'), await aBrother(product, 'Ayyub')];
  await product.waitForIdle();
  mailServer.received.length = 0;
  await mailServer.close();
  const chosen = { city: 'London', method: 'Karachi', asr: 'standard', prayers: ['dhuhr'], minutesBefore: 30 };
  const { body } = await expectOk(
    'Reminders',
    reminded.browser.put('/api/prayer-reminders', { ...chosen, enabled: true }),
  );
  const until = new Date(body.nextAt).getTime() - (await product.now()).getTime();
  await product.advance(`PT${Math.ceil(until / 1000)}S`);
  await product.visitor().post('/api/auth/forgot-password', { email: forgetful.email });
  await product.waitForIdle();
  expect(await figure('mithaq_mail_waiting')).toBe(2);

  await product.advance('PT31M');
  expect([await figure('mithaq_mail_waiting'), await figure('mithaq_mail_dropped_total')]).toEqual([1, 1]);
  await product.advance('PT30M');
  await mailServer.open();
  await product.advance('PT4H');
  expect([mailServer.countTo(reminded), mailServer.countTo(forgetful)]).toEqual([0, 0]);
  expect([await figure('mithaq_mail_waiting'), await figure('mithaq_mail_dropped_total')]).toEqual([0, 2]);
  expect(await givenUp()).toEqual([]);
  await expectOk('Reminders', reminded.browser.put('/api/prayer-reminders', { ...chosen, enabled: false }));
});

test('a stalled mail connection does not block others', async () => {
  const [silent, ...others] = await Promise.all(
    ['Musa', 'Harun', 'Zakariya', 'Yahya'].map((name) => aBrother(product, name)),
  );
  await product.waitForIdle();
  mailServer.received.length = 0;
  mailServer.silentFor = silent!.email;
  const request = ({ email }: Person) => product.visitor().post('/api/auth/forgot-password', { email });
  for (const person of [silent!, ...others]) await request(person);
  for (const person of others) await expect.poll(() => mailServer.countTo(person)).toBe(1);
  expect(mailServer.countTo(silent!)).toBe(0);
  // Including requests during the outage.
  await request(others[0]!);
  await expect.poll(() => mailServer.countTo(others[0]!)).toBe(2);
  await mailServer.close();
  await mailServer.open();
  mailServer.silentFor = '';
  await product.waitForIdle();
});

test('an email refused for its recipient fails after a day, and is in no log', async () => {
  const brother = await aBrother(product, 'Lapwing');
  await product.waitForIdle();
  mailServer.received.length = 0;
  mailServer.refusing = brother.email;
  await expectOk('Another link', brother.browser.post('/api/auth/confirm-email/resend'));
  await product.waitForIdle();
  for (let hours = 0; hours < 28; hours += 4) await product.advance('PT4H');
  expect(await givenUp()).toMatchObject([{ lastError: 'EENVELOPE 550' }]);
  expect(lines.join('\n')).toContain('550');
  expect(lines.join('\n')).not.toMatch(/lapwing|people\.example/i);
});
