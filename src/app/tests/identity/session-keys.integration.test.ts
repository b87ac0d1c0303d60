import { expect, test } from 'vitest';
import { aBrother } from '../../../testing/people.ts';
import { startProduct } from '../../../testing/product.ts';
import { productUnderTest } from '../../../testing/product-under-test.ts';
import { Visitor } from '../../../testing/visitor.ts';

const product = productUnderTest();
const start = (...keys: string[]) =>
  startProduct({ databaseUrl: product.databaseUrl, settings: { SESSION_KEYS: keys.join(',') } });

/** The same browser at another process of the product. */
function at(site: string, cookies: string): Visitor {
  const browser = new Visitor(site);
  browser.takeCookies(cookies);
  return browser;
}

test('a cookie signed with an older key works and is signed again; once that key is removed, an old signature is invalid', async () => {
  const before = await start('oldest');
  const bilal = await aBrother(before, 'Bilal');
  const old = bilal.browser.cookieHeader();
  await before.stop();

  const rotating = await start('newest', 'oldest');
  const browser = at(rotating.site, old);
  const first = await browser.get('/api/user');
  expect(first.status).toBe(200);
  // The new cookies, including the signature, last as long as those of a sign-in.
  const signed = first.headers.getSetCookie().filter((line) => /^mithaq(\.sig)?=/.test(line));
  expect(signed).toHaveLength(2);
  for (const line of signed) expect(line).toMatch(/expires=.*httponly/i);
  expect((await browser.get('/api/user')).headers.getSetCookie()).toEqual([]);
  await rotating.stop();

  const after = await start('newest');
  expect((await at(after.site, browser.cookieHeader()).get('/api/user')).status).toBe(200);
  expect((await at(after.site, old).get('/api/user')).status).toBe(401);
  await after.stop();
});
