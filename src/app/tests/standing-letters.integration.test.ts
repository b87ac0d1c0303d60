import { expect, test } from 'vitest';
import { aSister, govern, guardianOf, settle } from '../../testing/people.ts';
import { productUnderTest } from '../../testing/product-under-test.ts';

const product = productUnderTest({ settings: { RATE_LIMITS: 'off' } });

test('that he acts again is told once he does, not while the staff look into a question about him', async () => {
  const sister = await aSister(product.current, 'Amina');
  const guardian = await guardianOf(product.current, sister);
  const tellingThatHeActs = async () =>
    (await product.current.mailTo(sister.email)).filter(({ subject }) => subject === 'Your guardian can act again');
  await settle(product.current, 'disputes', sister, 'open');
  await govern(product.current, guardian, 'disable');
  await govern(product.current, guardian, 'enable');
  expect(await tellingThatHeActs()).toEqual([]);
  await settle(product.current, 'disputes', sister, 'resolve', { outcome: 'dismissed' });
  expect(await tellingThatHeActs()).toHaveLength(1);
  await govern(product.current, guardian, 'disable');
  await govern(product.current, guardian, 'enable');
  expect(await tellingThatHeActs()).toHaveLength(2);
});
