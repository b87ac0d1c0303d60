import { expect, test } from 'vitest';
import { aBrother, aSister, expectOk, verifyGuardian } from '../../../testing/people.ts';
import { productUnderTest } from '../../../testing/product-under-test.ts';

const product = productUnderTest();

test('a profile that becomes private while it is edited stays hidden', async () => {
  const brother = await aBrother(product.current, 'Yusuf');
  const sister = await aSister(product.current, 'Amina');
  await verifyGuardian(product.current, sister);
  const isDiscoverable = async () => (await brother.browser.get(`/api/profiles/${sister.profileId}`)).status === 200;
  const publish = (profileVisibility: string) => sister.browser.put('/api/account/settings', { profileVisibility });
  for (let round = 0; round < 10; round++) {
    await publish('public');
    expect(await isDiscoverable()).toBe(true);
    const edits = [1, 2, 3].map((n) => sister.browser.put('/api/profile', { location: `Leeds ${round} ${n}` }));
    const answers = await Promise.all([...edits, publish('private'), ...edits]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(await isDiscoverable()).toBe(false);
  }
}, 30_000);

test('a place exists as long as a profile names it', async () => {
  const [one, other] = await Promise.all(
    ['Idris', 'Bilal'].map((name) => aBrother(product.current, name, { location: 'Quenby-on-the-Water' })),
  );
  const isListed = async () =>
    (await product.current.application.kernel.db('matchmaking.place').where({ normalized: 'quenby on the water' }))
      .length;
  const moves = (who: typeof one, location: string) => expectOk('Edit', who!.browser.put('/api/profile', { location }));
  expect(await isListed()).toBe(1);
  await moves(one, 'Leeds');
  expect(await isListed()).toBe(1);
  await moves(other, 'Leeds');
  expect(await isListed()).toBe(0);
  await moves(one, 'Quenby-on-the-Water');
  expect(await isListed()).toBe(1);
});
