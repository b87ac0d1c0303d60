import { describe, expect, test } from 'vitest';
import { aSister, expectOk, PASSWORD } from '../../../testing/people.ts';
import { productUnderTest } from '../../../testing/product-under-test.ts';
import type { Visitor } from '../../../testing/visitor.ts';

const product = productUnderTest({ inProcess: false });
let count = 0;

/** Spellings that all reach one mailbox. */
const spellingsOf = (name: string): string[] => {
  const dotted = [`${name[0]}.${name.slice(1)}`, `${name.slice(0, 2)}.${name.slice(2)}`, name.split('').join('.')];
  const tagged = Array.from({ length: 20 }, (_, n) => `${name}+${n}`);
  return [name.toUpperCase(), ...dotted, ...tagged].flatMap((local) => [
    `${local}@gmail.com`,
    `${local}@GoogleMail.com`,
  ]);
};

/** Counts the requests accepted before the limit refuses one. */
async function attempts(addresses: string[], call: (address: string, n: number) => Promise<{ status: number }>) {
  for (const [n, address] of addresses.entries()) {
    const { status } = await call(address, n);
    if (status === 429) return n;
    expect(status, address).toBeLessThan(300);
  }
  return addresses.length;
}

const newcomer = () => ({ password: PASSWORD, username: `Newcomer ${++count}`, gender: 'male', selectedPlan: '1' });
const visitor = (): Visitor => product.current.visitor();

describe('spellings of one mailbox share its limits', () => {
  test('of sign-ups', async () => {
    const signUp = (email: string) => visitor().post('/api/auth/signup', { ...newcomer(), email });
    expect(await attempts(spellingsOf('maryam'), signUp)).toBeLessThanOrEqual(10);
  });

  test('of password resets', async () => {
    const forgot = (email: string) => visitor().post('/api/auth/forgot-password', { email });
    expect(await attempts(spellingsOf('khadija'), forgot)).toBeLessThanOrEqual(5);
  });

  test('of changes of address', async () => {
    const spellings = spellingsOf('sumayya');
    const changed = await attempts(spellings.slice(0, 24), async (email) => {
      const member = { ...newcomer(), email: `mover${count}@people.example` };
      const browser = visitor();
      await expectOk('Sign-up', browser.post('/api/auth/signup', member));
      await expectOk('Sign-in', browser.post('/api/auth/signin', { email: member.email, password: PASSWORD }));
      return browser.put('/api/account/email', { email });
    });
    expect(changed).toBeLessThanOrEqual(10);
  });

  test('of invitations of guardians, by several wards', async () => {
    const wards = await Promise.all(['Asma', 'Hafsa', 'Zaynab'].map((name) => aSister(product.current, name)));
    const invited = await attempts(spellingsOf('abdullah').slice(0, 24), (waliEmail, n) =>
      wards[n % wards.length]!.browser.post('/api/guardian', {
        waliName: 'Abdullah Khan',
        waliEmail,
        waliPhone: `07700 9001${String(n).padStart(2, '0')}`,
        waliRelation: 'father',
      }),
    );
    expect(invited).toBeLessThanOrEqual(10);
  });

  test('of confirmations sent again, together with that of the sign-up', async () => {
    const member = { ...newcomer(), email: 'ruqayya+first@gmail.com' };
    const other = { ...newcomer(), email: 'ru.qayya@googlemail.com' };
    const browsers = await Promise.all(
      [member, other].map(async ({ email, ...form }) => {
        const browser = visitor();
        await expectOk('Sign-up', browser.post('/api/auth/signup', { email, ...form }));
        await expectOk('Sign-in', browser.post('/api/auth/signin', { email, password: PASSWORD }));
        return browser;
      }),
    );
    const turns = Array.from({ length: 20 }, (_, n) => String(n));
    const sent = await attempts(turns, (_, n) => browsers[n % 2]!.post('/api/auth/confirm-email/resend'));
    expect(sent).toBeLessThanOrEqual(8);
  });
});

test('an address that differs in more than its spelling is another mailbox', async () => {
  const others = ['one', 'two', 'three', 'four'].flatMap((name) => [`${name}@gmail.com`, `${name}@googlemail.example`]);
  expect(await attempts(others, (email) => visitor().post('/api/auth/forgot-password', { email }))).toBe(others.length);
});
