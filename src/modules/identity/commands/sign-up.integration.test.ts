import { expect, test } from 'vitest';
import { limits } from '#kernel/limits.ts';
import { PASSWORD } from '../../../app/testing/people.ts';
import { productUnderTest } from '../../../app/testing/product-under-test.ts';

const product = productUnderTest();

test('after so many sign-ups from one network the next one waits, and leaves nothing', async () => {
  const { kernel } = product.current.application;
  const name = 'sign-ups from an address';
  for (let n = 0; n < limits[name].free; n++) await kernel.limits.take(name, '127.0.0.1');
  const signUp = () =>
    product.current
      .visitor()
      .post('/api/auth/signup', { email: 'musa@people.example', password: PASSWORD, username: 'Musa' });

  const refused = await signUp();
  expect([refused.status, refused.body.code]).toEqual([429, 'common.too-many']);
  expect(await kernel.db('identity.account').where({ email: 'musa@people.example' })).toEqual([]);

  await product.current.advance(`PT${refused.headers.get('Retry-After')}S`);
  expect((await signUp()).status).toBe(201);
});
