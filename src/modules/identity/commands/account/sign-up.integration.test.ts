import { expect, test } from 'vitest';
import { PASSWORD } from '../../../../testing/people.ts';
import { productUnderTest } from '../../../../testing/product-under-test.ts';
import { identityLimits } from '../../limits.ts';

const product = productUnderTest({ inProcess: false });

test('sign-ups from one network are limited, and a refused one leaves nothing', async () => {
  const { kernel } = product.current.application;
  const limit = identityLimits['sign-ups from an address'];
  for (let n = 0; n < limit.free; n++) await kernel.limits.consume(limit, '127.0.0.1');
  const signUp = () =>
    product.current
      .visitor()
      .post('/api/auth/signup', { email: 'musa@people.example', password: PASSWORD, username: 'Musa' });

  const refused = await signUp();
  expect([refused.status, refused.body.code]).toEqual([429, 'common.rate-limited']);
  expect(await kernel.db('identity.account').where({ email: 'musa@people.example' })).toEqual([]);

  await product.current.advance(`PT${refused.headers.get('Retry-After')}S`);
  expect((await signUp()).status).toBe(201);
});
