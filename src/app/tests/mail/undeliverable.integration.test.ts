import { expect, test } from 'vitest';
import {
  aBrother,
  aMatch,
  anAdmin,
  aSister,
  aWali,
  decideNext,
  expectOk,
  type Person,
} from '../../../testing/people.ts';
import { productUnderTest } from '../../../testing/product-under-test.ts';

const SECRET = 'a secret of the mail provider';
const lines: string[] = [];
const product = productUnderTest({
  inProcess: false,
  settings: { MAIL_EVENTS_SECRET: SECRET },
  log: (line) => lines.push(line),
});

const report = (body: unknown, secret = SECRET) =>
  fetch(`${product.current.site}/api/webhooks/mail`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${secret}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
/** The Message-ID of the newest email to an address. */
async function messageTo(address: string): Promise<string> {
  const [mail] = await product.current.mailTo(address);
  return mail!.headers['message-id']!;
}
const bounceOf = async (address: string) => ({
  event: 'bounce',
  type: 'hard',
  messageId: await messageTo(address),
  recipient: address,
});
const addressOf = async ({ browser }: Person) => (await browser.get('/api/account/email')).body;
const subjectsTo = async (address: string) => (await product.current.mailTo(address)).map(({ subject }) => subject);

test('after a bounce a member gets only what always goes out, sees why, and can start again', async () => {
  const { brother, sister, guardian, matchId } = await aMatch(product.current);
  await report(await bounceOf(brother.email));
  expect(await addressOf(brother)).toMatchObject({ undeliverable: 'bounce' });
  const sent = new URLSearchParams({ filter: JSON.stringify({ accountId: brother.userId }) });
  const [newest] = (await (await anAdmin(product.current)).get(`/api/admin/emails?${sent}`)).body;
  expect(newest).toMatchObject({ state: 'returned', error: 'bounce' });
  const before = await subjectsTo(brother.email);
  const deliver = async (content: string) => {
    await expectOk('Message', sister.browser.post(`/api/matches/${matchId}/messages`, { content }));
    expect(await decideNext(guardian, 'approve')).toBe(200);
  };
  await deliver('Wa alaykum as-salam.');
  expect(await subjectsTo(brother.email)).toEqual(before);
  await product.current.visitor().post('/api/auth/forgot-password', { email: brother.email });
  expect(await subjectsTo(brother.email)).toHaveLength(before.length + 1);
  const { body } = await brother.browser.get('/api/account/export');
  expect(JSON.stringify(body)).toContain('"undeliverableCause":"bounce"');
  expect((await brother.browser.post('/api/account/email/retry', {})).body).toMatchObject({ undeliverable: null });
  await deliver('How are you?');
  // One email an hour for each conversation.
  await product.current.advance('PT61M');
  expect(await subjectsTo(brother.email)).toHaveLength(before.length + 2);
});

test('the ward reads that her guardian’s address is not reached; nothing stores it, and repeated reports do no harm', async () => {
  const sister = await aSister(product.current, 'Maryam');
  const wali = sister.wali.email;
  const messageId = await messageTo(wali);
  await report([{ event: 'spamreport', email: wali, 'smtp-id': messageId, type: 'x' }]);
  await report([{ event: 'spamreport', email: wali, 'smtp-id': messageId }]);
  const db = product.current.application.kernel.db;
  expect(await db('identity.undeliverable_address').select('cause')).toEqual([{ cause: 'complaint' }]);
  expect(JSON.stringify(await db('identity.undeliverable_address').select())).not.toContain(wali);
  expect((await sister.browser.get('/api/guardian')).body).toMatchObject({ isUndeliverable: true });
});

test('a woman who names a man reads nothing of what his address reported before', async () => {
  const brother = await aBrother(product.current, 'Bilal');
  await report(await bounceOf(brother.email));
  expect(await addressOf(brother)).toMatchObject({ undeliverable: 'bounce' });
  const sister = await aSister(product.current, 'Hafsa');
  const wali = { ...aWali('Bilal Ahmad'), waliEmail: brother.email };
  await expectOk('Naming', sister.browser.post('/api/guardian', wali));
  expect((await sister.browser.get('/api/guardian')).body).toMatchObject({
    name: 'Bilal Ahmad',
    isUndeliverable: false,
  });
});

test('reports of Mailgun and SendGrid are read as they come; failures that may pass change nothing', async () => {
  const [yusuf, umar] = [await aBrother(product.current, 'Yusuf'), await aBrother(product.current, 'Umar')];
  const mailgun = async (event: string, severity: string) => ({
    signature: {},
    'event-data': {
      event,
      severity,
      recipient: yusuf.email,
      message: { headers: { 'message-id': (await messageTo(yusuf.email)).replace(/[<>]/g, '') } },
    },
  });
  const sendGrid = async (type: string) => [
    { event: 'delivered', email: umar.email, 'smtp-id': await messageTo(umar.email) },
    { event: 'bounce', type, email: umar.email, 'smtp-id': await messageTo(umar.email) },
  ];
  await report(await mailgun('failed', 'temporary'));
  await report(await sendGrid('blocked'));
  for (const person of [yusuf, umar]) expect(await addressOf(person)).toMatchObject({ undeliverable: null });
  await report(await mailgun('failed', 'permanent'));
  await report(await sendGrid('bounce'));
  for (const person of [yusuf, umar]) expect(await addressOf(person)).toMatchObject({ undeliverable: 'bounce' });
  const admin = await anAdmin(product.current);
  const stopped = (await admin.get('/api/admin/users?filter={"isUndeliverable":true}')).body;
  expect(stopped.map(({ email }: Person) => email)).toEqual(expect.arrayContaining([yusuf.email, umar.email]));
  expect(stopped.every(({ undeliverable }: { undeliverable: string | null }) => undeliverable !== null)).toBe(true);
});

test('a report without the secret is refused; one about a foreign message is received and changes nothing', async () => {
  const brother = await aBrother(product.current, 'Salih');
  const own = await bounceOf(brother.email);
  expect((await report(own, 'another secret of the provider')).status).toBe(401);
  const other = await aBrother(product.current, 'Hamza');
  const answers = await Promise.all([
    report({ ...own, messageId: '<0190d8c8-0000-7000-8000-000000000000.0123456789abcdef01234567@mithaq.example>' }),
    report({ ...own, recipient: other.email }),
    report({ something: 'else' }),
    report(own),
  ]);
  for (const answer of answers) expect([answer.status, await answer.json()]).toEqual([200, { received: true }]);
  expect(await addressOf(other)).toMatchObject({ undeliverable: null });
  expect(await addressOf(brother)).toMatchObject({ undeliverable: 'bounce' });
  expect(lines.join('')).not.toContain(brother.email);
});
