import { expect, test } from 'vitest';
import { aBrother, aSister, verifyGuardian } from '../../../testing/people.ts';
import { productUnderTest } from '../../../testing/product-under-test.ts';

const product = productUnderTest();

test('a profile that becomes private while it is edited stays hidden', async () => {
  const brother = await aBrother(product.current, 'Yusuf');
  const sister = await aSister(product.current, 'Amina');
  await verifyGuardian(product.current, sister);
  const isFound = async () => (await brother.browser.get(`/api/profiles/${sister.profileId}`)).status === 200;
  const show = (profileVisibility: string) => sister.browser.put('/api/account/settings', { profileVisibility });
  for (let round = 0; round < 10; round++) {
    await show('public');
    expect(await isFound()).toBe(true);
    const edits = [1, 2, 3].map((n) => sister.browser.put('/api/profile', { location: `Leeds ${round} ${n}` }));
    const answers = await Promise.all([...edits, show('private'), ...edits]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(await isFound()).toBe(false);
  }
}, 30_000);
