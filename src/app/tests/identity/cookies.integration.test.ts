import { expect, test } from 'vitest';
import legal from '#texts/en/legal.json' with { type: 'json' };
import { switchTwoFactorOn } from '../../../testing/authenticator.ts';
import { aBrother, confirmEmail, PASSWORD } from '../../../testing/people.ts';
import { productUnderTest } from '../../../testing/product-under-test.ts';

const product = productUnderTest();

test('the server sets exactly the cookies that the privacy policy names', async () => {
  const yusuf = await aBrother(product.current, 'Yusuf');
  await confirmEmail(product.current, yusuf);
  await switchTwoFactorOn(product.current, yusuf.browser);
  const waiting = product.current.visitor();
  await waiting.post('/api/auth/signin', { email: yusuf.email, password: PASSWORD });
  const joining = product.current.visitor();
  const form = { email: 'musa@people.example', password: PASSWORD, username: 'Musa' };
  expect((await joining.post('/api/auth/signup', form)).status).toBe(201);

  const given = [yusuf.browser, waiting, joining].flatMap((browser) => browser.cookieList());
  const names = new Set(given.map(({ name }) => name.replace(/\.sig$/, '')));
  const named = legal.privacy.sections.cookies.points.map((point) => point.split(':')[0]!);
  expect([...names].toSorted()).toEqual(named.filter((name) => name.startsWith('mithaq')).toSorted());
});

test('a visitor who only reads gets no cookies', async () => {
  const visitor = product.current.visitor();
  for (const address of ['/', '/pricing', '/api/guidance', '/help']) await visitor.get(address);
  expect(visitor.cookieList()).toEqual([]);
});

test('the legal pages name the configured operator', async () => {
  const { status, body } = await product.current.visitor().get('/api/operator');
  expect([status, body]).toEqual([
    200,
    { name: 'Mithaq', address: ['1 Example Street', 'Leeds LS1 1AA'], email: 'salam@mithaq.example' },
  ]);
});
