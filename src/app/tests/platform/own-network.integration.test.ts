import { expect, test } from 'vitest';
import { everyRow } from '../../../testing/every-row.ts';
import { aSister, checkReasonsOf, expectOk, invitationTo, PASSWORD, type Sister } from '../../../testing/people.ts';
import { productUnderTest } from '../../../testing/product-under-test.ts';

const product = productUnderTest({ settings: { RATE_LIMITS: 'off', PROXIES: '1' }, inProcess: false });
const HOME = '81.2.69.142';
const from = (address: string) => ({ 'X-Forwarded-For': address });

/** A sister who signed in from this address, with an invited guardian. */
async function sisterAt(address: string): Promise<Sister> {
  const sister = await aSister(product.current, 'Amina');
  const { email, browser } = sister;
  await expectOk('Sign-in', browser.post('/api/auth/signin', { email, password: PASSWORD }, from(address)));
  return sister;
}

/** Returns the status of her guardian after he accepts in his own browser from this address. */
async function verifiedAt({ wali }: Sister, address: string): Promise<{ state: string; checkReasons: string[] }> {
  const { id, code } = await invitationTo(product.current, wali.email);
  const button = { 'X-Requested-With': 'mithaq', ...from(address) };
  const { body } = await product.current.visitor().get(`/api/wali-verify/${id}?code=${code}`, button);
  return { state: body.state, checkReasons: await checkReasonsOf(product.current, wali.email) };
}
const waits = { state: 'checking', checkReasons: ['network'] };
const passes = { state: 'verified', checkReasons: [] };

test('a guardian who verifies from her network is checked by staff; from another he is not', async () => {
  expect(await verifiedAt(await sisterAt(HOME), HOME)).toEqual(waits);
  expect(await verifiedAt(await sisterAt(HOME), '81.2.69.143')).toEqual(passes);
});

test('IPv6 addresses are compared by the network of the household', async () => {
  expect(await verifiedAt(await sisterAt('2001:db8:7:7::1'), '2001:db8:7:7:aaaa::2')).toEqual(waits);
  expect(await verifiedAt(await sisterAt('2001:db8:7:7::1'), '2001:db8:7:8::1')).toEqual(passes);
});

test.each(['127.0.0.1', '192.168.1.20', '10.0.0.4'])('a private address is no signal: %s', async (address) => {
  expect(await verifiedAt(await sisterAt(address), address)).toEqual(passes);
});

test('the network of her sign-up counts too, but not that of another sister', async () => {
  const browser = product.current.visitor();
  const [email, waliEmail] = ['new.sister@people.example', 'her.father@people.example'];
  const wali = { waliName: 'Her Father', waliEmail, waliPhone: '+44 7700 900321', waliRelation: 'father' };
  const her = { email, password: PASSWORD, username: 'Maryam', gender: 'female', ...wali };
  await expectOk('Sign-up', browser.post('/api/auth/signup', her, from('81.2.70.1')));
  expect(await verifiedAt({ wali: { name: '', email: waliEmail } } as Sister, '81.2.70.1')).toEqual(waits);
  expect(await verifiedAt(await sisterAt(HOME), '81.2.70.1')).toEqual(passes);
});

test('addresses are stored only as hashes, for at most 30 days', async () => {
  const sister = await sisterAt(HOME);
  const { db } = product.current.application.kernel;
  for (const { table, text } of await everyRow(db)) expect(text, table).not.toContain(HOME);
  expect(await db('identity.network').where({ account_id: sister.userId })).not.toEqual([]);
  await product.current.advance('P31D');
  expect(await db('identity.network').where({ account_id: sister.userId })).toEqual([]);
});
