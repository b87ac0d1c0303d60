import { expect, test } from 'vitest';
import { aBrother, aSister, guardianOf } from '../../../../testing/people.ts';
import { productUnderTest } from '../../../../testing/product-under-test.ts';
import { PROFILES_READ } from '../../limits.ts';

const product = productUnderTest();

test('after 500 profiles in a day, no other can be read until tomorrow', async () => {
  const [brother, read, unread] = await Promise.all([
    aBrother(product.current, 'Yunus'),
    aSister(product.current, 'Amina'),
    aSister(product.current, 'Asma'),
  ]);
  for (const sister of [read, unread]) await guardianOf(product.current, sister);
  const open = async ({ profileId }: { profileId: number }) => {
    const { status, headers } = await brother.browser.get(`/api/profiles/${profileId}`);
    return { status, retryAfter: Number(headers.get('Retry-After')) };
  };
  expect((await open(read)).status).toBe(200);
  for (let n = 1; n < PROFILES_READ.perDay; n++)
    await product.current.application.kernel.budgets.spend(PROFILES_READ, brother.userId, `another ${n}`);

  const refused = await open(unread);
  expect(refused.status).toBe(429);
  expect(refused.retryAfter).toBeGreaterThan(0);
  expect((await open(read)).status).toBe(200);
  await product.current.advance('P1D');
  expect((await open(unread)).status).toBe(200);
});
