import { expect, test } from 'vitest';
import { productUnderTest } from '../../../testing/product-under-test.ts';

const product = productUnderTest({ settings: { PASSWORD_MIN_LENGTH: '9' } });

test('PASSWORD_MIN_LENGTH applies to every sign-up', async () => {
  const signUp = (password: string) =>
    product.current.visitor().post('/api/auth/signup', { email: 'amina@people.example', username: 'Amina', password });
  const refused = await signUp('kR7#wq2z');
  expect(refused.status).toBe(400);
  expect(refused.body.fields).toEqual({ password: 'Password must be at least 9 characters' });
  expect((await signUp('kR7#wq2zL')).status).toBe(201);
});
