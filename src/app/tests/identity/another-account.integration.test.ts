import { beforeAll, describe, expect, test } from 'vitest';
import { ACTING_ACCOUNT } from '#kernel/contracts/acting-account.ts';
import { boundEndpoints } from '#kernel/http/route.ts';
import { aBrother, aSister, type Person } from '../../../testing/people.ts';
import { productUnderTest } from '../../../testing/product-under-test.ts';

const product = productUnderTest();
const REFUSAL = { code: 'identity.another-account', message: 'Another account is signed in in this browser' };
/** Endpoints without a session. */
const WITHOUT_SESSION = /^\/api\/(webhooks\/|openapi|help)/;

let brother: Person;
let idOfSister: string;
const idOf = async ({ browser }: Person): Promise<string> => (await browser.get('/api/user')).body.id;

beforeAll(async () => {
  brother = await aBrother(product.current, 'Yusuf');
  idOfSister = await idOf(await aSister(product.current, 'Amina'));
});

const calls = () =>
  boundEndpoints()
    .map(({ method, path }) => [method, path.replaceAll(/:\w+/g, '7d1f4c1e-6d5b-4c3a-9d57-2f8f9c1c2b11')] as const)
    .filter(([, path]) => !WITHOUT_SESSION.test(path));

test('a page of another account can neither change nor read anything', async () => {
  expect(calls().length).toBeGreaterThan(150);
  const passed: string[] = [];
  for (const [method, path] of calls()) {
    const { status, body } = await brother.browser.call(method, path, method === 'GET' ? undefined : {}, {
      [ACTING_ACCOUNT]: idOfSister,
    });
    if (status !== 409 || body?.code !== REFUSAL.code) passed.push(`${method} ${path} answered ${status}`);
  }
  expect(passed).toEqual([]);
});

describe('requests that pass', () => {
  test('from a page of the signed-in account', async () => {
    const headers = { [ACTING_ACCOUNT]: await idOf(brother) };
    expect((await brother.browser.call('GET', '/api/profile', undefined, headers)).status).toBe(200);
  });

  test('from a client that names no account', async () => {
    expect((await brother.browser.get('/api/profile')).status).toBe(200);
  });

  test('after the session ended the reader is asked to sign in', async () => {
    const headers = { [ACTING_ACCOUNT]: idOfSister };
    expect((await product.current.visitor().call('GET', '/api/profile', undefined, headers)).status).toBe(401);
  });
});

test('an event stream names its account in the query, because it cannot send headers', async () => {
  expect((await brother.browser.get(`/api/events?account=${idOfSister}`)).body).toMatchObject(REFUSAL);
});

test.each([
  ['ar', 'سُجِّل الدخول في هذا المتصفح بحساب شخص آخر'],
  ['ur', 'اس براؤزر میں کسی اور کے اکاؤنٹ سے سائن اِن ہے'],
])('the refusal is in the language of the page: %s', async (language, message) => {
  const headers = { [ACTING_ACCOUNT]: idOfSister };
  const { body } = await brother.browser.call('GET', `/${language}/api/profile`, undefined, headers);
  expect(body).toMatchObject({ ...REFUSAL, message });
});
