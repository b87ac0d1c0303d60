import { expect, test } from 'vitest';
import { boundEndpoints } from '#kernel/http/route.ts';
import {
  aBrother,
  aSister,
  aWali,
  decideNext,
  expectOk,
  grant,
  guardianOf,
  invitationTo,
  type Person,
} from '../../../testing/people.ts';
import { productUnderTest } from '../../../testing/product-under-test.ts';

const product = productUnderTest({ settings: { RATE_LIMITS: 'off' } });

/** Everything that a person can read without knowing an id, and one profile. */
async function everythingFor(reader: Person, other: Person): Promise<Record<string, unknown>> {
  const paths = boundEndpoints()
    .filter(({ method, path }) => method === 'GET' && !path.includes(':') && !path.startsWith('/api/admin'))
    .map(({ path }) => path)
    .filter((path) => !['/api/events', '/api/login', '/api/logout'].includes(path));
  const read: Record<string, unknown> = {};
  for (const path of [...paths, `/api/profiles/${other.profileId}`]) {
    const { status, body } = await reader.browser.get(path);
    read[path] = [status, path.endsWith('/export') ? body.data : body];
  }
  return read;
}

test('a pending or refused request of hers changes no response to the brother', async () => {
  const [brother, sister] = [await aBrother(product.current, 'Yusuf'), await aSister(product.current, 'Amina')];
  const guardian = await guardianOf(product.current, sister);
  for (const person of [brother, sister]) await grant(product.current, person);
  const before = await everythingFor(brother, sister);
  expect(Object.keys(before).length).toBeGreaterThan(15);

  const words = { toProfileId: brother.profileId, message: 'I liked what you wrote.' };
  await expectOk('Interest', sister.browser.post('/api/interest-requests', words));
  await product.current.waitForIdle();
  expect(await everythingFor(brother, sister)).toEqual(before);
  expect(await decideNext(guardian, 'decline', 'Not now.')).toBe(200);
  await product.current.waitForIdle();
  expect(await everythingFor(brother, sister)).toEqual(before);

  // His own request is not affected either.
  const requested = await brother.browser.post('/api/interest-requests', { toProfileId: sister.profileId });
  expect([requested.status, requested.body.status]).toEqual([201, 'guardian_pending']);
  expect(JSON.stringify((await brother.browser.get('/api/account/export')).body)).not.toMatch(/mutualRequest/i);
});

test('a man who received her request unknowingly, and becomes her guardian, does not find it in his export', async () => {
  const [brother, sister] = [await aBrother(product.current, 'Kashif'), await aSister(product.current, 'Hafsa')];
  await guardianOf(product.current, sister);
  await grant(product.current, sister);
  const words = { toProfileId: brother.profileId, message: 'I liked what you wrote.' };
  await expectOk('Interest', sister.browser.post('/api/interest-requests', words));
  const wali = { ...aWali('Kashif Khan'), waliEmail: brother.email };
  await expectOk('Naming', sister.browser.post('/api/guardian', wali));
  const { code } = await invitationTo(product.current, brother.email);
  await expectOk('Code', brother.browser.post('/api/guardian/verify', { verificationCode: code }));
  await product.current.waitForIdle();

  const exportOf = async ({ browser }: Person) => {
    const { data } = (await browser.get('/api/account/export')).body;
    return data.guardians.map(({ conflictNotifiedAt }: { conflictNotifiedAt: string | null }) => conflictNotifiedAt);
  };
  expect(await exportOf(brother)).toEqual([null]);
  // She may read that she was asked to name another guardian, and when.
  expect(await exportOf(sister)).toContainEqual(expect.any(String));
});
