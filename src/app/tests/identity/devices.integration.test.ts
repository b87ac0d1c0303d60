import { expect, test } from 'vitest';
import { openDatabase } from '#kernel/persistence/database.ts';
import { aBrother, linkIn, PASSWORD, type Person } from '../../../testing/people.ts';
import { productUnderTest } from '../../../testing/product-under-test.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import type { UserId } from '#kernel/values/ids.ts';
import { isEmail } from '../../../testing/read-mail.ts';

const product = productUnderTest();
const db = () => product.current.application.kernel.db;
const signIn = (browser: Visitor, { email }: { email: string }, password = PASSWORD, headers = {}) =>
  browser.post('/api/auth/signin', { email, password }, headers);
const guess = async (browser: Visitor, person: { email: string }, times: number) => {
  for (let n = 0; n < times; n++) await signIn(browser, person, `wrong guess ${n}`);
};
const deviceCookies = (person: Person) =>
  person.browser
    .cookieList()
    .filter(({ name }) => name.startsWith('mithaq.device'))
    .map(({ name, value }) => `${name}=${value}`);

test('a stranger’s attempts slow a new device, and not the owner’s known device', async () => {
  const bilal = await aBrother(product.current, 'Bilal');
  await bilal.browser.post('/api/auth/signout');
  await guess(product.current.visitor(), bilal, 6);
  expect((await signIn(product.current.visitor(), bilal)).status).toBe(429);
  expect((await signIn(bilal.browser, bilal)).status).toBe(200);
  // The owner's success does not reset the attacker's attempts.
  expect((await signIn(product.current.visitor(), bilal)).status).toBe(429);
});

test('attempts on a known device are limited separately', async () => {
  const umar = await aBrother(product.current, 'Umar');
  await guess(umar.browser, umar, 5);
  const refused = await signIn(umar.browser, umar);
  expect(refused.status).toBe(429);
  // Thirty seconds from the fifth attempt, some of which have passed.
  const wait = Number(refused.headers.get('Retry-After'));
  expect(wait).toBeGreaterThan(20);
  expect(wait).toBeLessThanOrEqual(30);
  expect((await signIn(product.current.visitor(), umar)).status).toBe(200);
});

test('another account’s or a forged device cookie counts as none', async () => {
  const [idris, salman] = [await aBrother(product.current, 'Idris'), await aBrother(product.current, 'Salman')];
  await guess(product.current.visitor(), idris, 5);
  expect((await signIn(salman.browser, idris)).status).toBe(429);
  const [device] = deviceCookies(idris);
  const forgeries = [device!, `${device}; mithaq.device.sig=${'A'.repeat(27)}`, 'mithaq.device=guessed'];
  for (const Cookie of forgeries)
    expect((await signIn(product.current.visitor(), idris, PASSWORD, { Cookie })).status).toBe(429);
  expect(
    (await signIn(product.current.visitor(), idris, PASSWORD, { Cookie: deviceCookies(idris).join('; ') })).status,
  ).toBe(200);
});

test('the device cookie is HttpOnly, lasts a year and contains no name', async () => {
  const hamza = await aBrother(product.current, 'Hamza');
  const { headers } = await signIn(product.current.visitor(), hamza);
  const [cookie] = headers.getSetCookie().filter((line) => line.startsWith('mithaq.device='));
  expect(cookie).toMatch(/^mithaq\.device=[\w-]{43};/);
  for (const attribute of [/httponly/i, /samesite=lax/i, /path=\/(;|$)/i]) expect(cookie).toMatch(attribute);
  const days = (Date.parse(/expires=([^;]+)/i.exec(cookie!)![1]!) - Date.parse(headers.get('Date')!)) / 86_400_000;
  expect(Math.round(days)).toBe(365);
});

test('a new password forgets the devices of the old one, except the one that set it', async () => {
  const yunus = await aBrother(product.current, 'Yunus');
  const redirect = product.current.visitor();
  await signIn(redirect, yunus);
  const newPassword = 'Sunrise over 7 hills!';
  await yunus.browser.post('/api/auth/change-password', { currentPassword: PASSWORD, newPassword });
  await guess(product.current.visitor(), yunus, 5);
  expect((await signIn(redirect, yunus, newPassword)).status).toBe(429);
  expect((await signIn(yunus.browser, yunus, newPassword)).status).toBe(200);
});

const emails = async ({ email }: Person): Promise<number> =>
  (await product.current.mailTo(email)).filter((mail) => isEmail(mail, 'newDevice')).length;

test('a device is recognised by its cookie, not by its user agent', async () => {
  const ali = await aBrother(product.current, 'Ali');
  expect(await emails(ali), 'the very first sign-in').toBe(0);
  await ali.browser.post('/api/auth/signout');
  await signIn(ali.browser, ali);
  await signIn(ali.browser, ali, PASSWORD, { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/150.0' });
  expect(await emails(ali), 'his own device').toBe(0);
  const stranger = product.current.visitor();
  await signIn(stranger, ali);
  expect(await emails(ali), 'another one of the same name').toBe(1);
  await signIn(stranger, ali);
  expect(await emails(ali), 'the same once more').toBe(1);
});

test('the email about a new device names it and the time', async () => {
  const idris = await aBrother(product.current, 'Idris');
  const agent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1';
  await signIn(product.current.visitor(), idris, PASSWORD, { 'User-Agent': agent });
  const mail = (await product.current.mailTo(idris.email)).find((one) => isEmail(one, 'newDevice'));
  expect(mail?.text).toMatch(/on \d{1,2} \w+ \d{4} at \d{2}:\d{2} \(UK\s+time\), with\s+Safari on iPhone\./);
});

test('another account’s device is new for this account', async () => {
  const [ilyas, yahya] = [await aBrother(product.current, 'Ilyas'), await aBrother(product.current, 'Yahya')];
  await signIn(ilyas.browser, yahya);
  expect([await emails(ilyas), await emails(yahya)]).toEqual([0, 1]);
});

test('changing the password makes all devices new, except the current one', async () => {
  const nuh = await aBrother(product.current, 'Nuh');
  const redirect = product.current.visitor();
  await signIn(redirect, nuh);
  const newPassword = 'Sunrise over 7 hills!';
  await nuh.browser.post('/api/auth/change-password', { currentPassword: PASSWORD, newPassword });
  await nuh.browser.post('/api/auth/signout');
  await signIn(nuh.browser, nuh, newPassword);
  expect(await emails(nuh), 'the device in hand').toBe(1);
  await signIn(redirect, nuh, newPassword);
  expect(await emails(nuh), 'another one of before').toBe(2);
});

test('resetting the password makes all devices new, except the current one', async () => {
  const salih = await aBrother(product.current, 'Salih');
  const redirect = product.current.visitor();
  await signIn(redirect, salih);
  await redirect.post('/api/auth/forgot-password', { email: salih.email });
  const token = await linkIn(product.current, salih.email, /\/reset-password\?token=([\w-]+)/);
  const newPassword = 'Sunrise over 7 hills!';
  expect((await redirect.post('/api/auth/reset-password', { token, newPassword })).status).toBe(200);
  await signIn(redirect, salih, newPassword);
  expect(await emails(salih), 'the device in hand').toBe(1);
  await signIn(salih.browser, salih, newPassword);
  expect(await emails(salih), 'another one of before').toBe(2);
});

test('a sign-in with the old password fails if the password changes meanwhile', async () => {
  const [dawud, other] = [await aBrother(product.current, 'Dawud'), await aBrother(product.current, 'Isa')];
  const browser = product.current.visitor();
  const hashOf = async (id: UserId) => (await db()('identity.account').where({ id }).first())!.password_hash;
  // The application's own role cannot see the locks of others.
  const owner = openDatabase(product.databaseUrl);
  const waiting = () =>
    owner.raw(
      `select count(*)::integer as n from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
    );

  let attempt: ReturnType<typeof signIn> | undefined;
  await db().transaction(async (trx) => {
    await trx('identity.account').where({ id: dawud.userId }).forUpdate();
    attempt = signIn(browser, dawud);
    // The password is verified already, and the session waits to start.
    await expect.poll(async () => (await waiting()).rows[0].n).toBe(1);
    await trx('identity.account')
      .where({ id: dawud.userId })
      .update({ password_hash: await hashOf(other.userId) });
  });
  await owner.destroy();
  expect((await attempt)!.body.code).toBe('identity.invalid-credentials');
  expect((await browser.get('/api/user')).status).toBe(401);
});

// Last, because all tests share one address, which this one brings to its limit.
test('no limit applies any more after the announced delay', async () => {
  const musa = await aBrother(product.current, 'Musa');
  await guess(product.current.visitor(), musa, 5);
  // Other accounts from the same address, until the address is at its limit too.
  const spray = (n: number) => guess(product.current.visitor(), { email: `nobody.${n}@people.example` }, 4);
  for (let n = 0; n < 30; n += 10) await Promise.all(Array.from({ length: 10 }, (_, more) => spray(n + more)));
  expect((await signIn(product.current.visitor(), { email: 'nobody.else@people.example' })).status).toBe(429);
  const wait = Number((await signIn(product.current.visitor(), musa)).headers.get('Retry-After'));
  await product.current.advance(`PT${wait}S`);
  expect((await signIn(product.current.visitor(), musa)).status).toBe(200);
});
