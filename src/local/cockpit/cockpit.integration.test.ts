import { expect, test } from 'vitest';
import { aBrother, aSisterWithoutProfile } from '../../testing/people.ts';
import { ADMIN } from '../../testing/product.ts';
import { productUnderTest } from '../../testing/product-under-test.ts';
import { peopleBySituation } from './people.ts';

const product = productUnderTest();

test('the cockpit shows the admin, the clock, the test cards and the other pages', async () => {
  const page = (await product.current.visitor().get('/dev')).body as unknown as string;
  expect(page).toContain(`data-email='${ADMIN.email}'`);
  expect(page).toContain((await product.current.now()).toISOString().slice(0, 13));
  for (const part of ['4242424242424242', '/dev/mailbox', '/dev/push', '/api/openapi.json'])
    expect(page, part).toContain(part);
});

test('it finds a person for each situation that the site has', async () => {
  const brother = await aBrother(product.current, 'Yusuf');
  const sister = await aSisterWithoutProfile(product.current, 'Amina');
  const people = await peopleBySituation(product.current.application.kernel.db);
  expect(people).toContainEqual({ situation: 'paysNothing', email: brother.email });
  expect(people).toContainEqual({ situation: 'noProfile', email: sister.email });
});
