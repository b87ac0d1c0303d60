import { expect, test } from 'vitest';
import { aBrother, PASSWORD } from '../../../testing/people.ts';
import { productUnderTest } from '../../../testing/product-under-test.ts';
import type { Answer } from '../../../testing/visitor.ts';
import { isEmail, kindOf } from '../../../testing/read-mail.ts';

const product = productUnderTest();
const db = () => product.current.application.kernel.db;
const UNKNOWN_ID = 'nobody.at.all@people.example';

/** The parts of a response that its reader could compare with another one. */
const observable = ({ status, body, headers }: Answer) => ({
  status,
  body,
  headers: Object.fromEntries([...headers].filter(([name]) => !['date', 'x-request-id'].includes(name))),
});

test('forgot-password responds the same for every address, and only a holder gets an email', async () => {
  const bilal = await aBrother(product.current, 'Bilal');
  const request = (email: string) => product.current.visitor().post('/api/auth/forgot-password', { email });
  expect(observable(await request(bilal.email))).toEqual(observable(await request(UNKNOWN_ID)));

  expect((await product.current.mailTo(bilal.email)).map(kindOf)).toContain('passwordReset');
  expect(await product.current.mailTo(UNKNOWN_ID)).toEqual([]);
  // Handled requests are deleted, for known and unknown addresses.
  expect(await db()('identity.reset_request')).toEqual([]);
});

test('sign-in responds the same for no account, a wrong password, and a wrong password of a disabled account', async () => {
  const [idris, umar] = [await aBrother(product.current, 'Idris'), await aBrother(product.current, 'Umar')];
  await db()('identity.account').where({ id: umar.userId }).update({ is_active: false });
  const signIn = (email: string, password = 'not the password') =>
    product.current.visitor().post('/api/auth/signin', { email, password });

  const unknown = observable(await signIn(UNKNOWN_ID));
  expect(unknown.body.code).toBe('identity.invalid-credentials');
  expect(observable(await signIn(idris.email))).toEqual(unknown);
  expect(observable(await signIn(umar.email))).toEqual(unknown);
  expect((await signIn(umar.email, PASSWORD)).body.code).toBe('identity.disabled');
});

test('the holder of an address is notified of a sign-up with it, at most once a day; the other person is not', async () => {
  const hamza = await aBrother(product.current, 'Hamza');
  const signUp = () =>
    product.current.visitor().post('/api/auth/signup', {
      email: hamza.email.toUpperCase(),
      password: 'another long walk',
      username: 'Secret',
    });
  const notices = async () =>
    (await product.current.mailTo(hamza.email)).filter((mail) => isEmail(mail, 'signUpTaken'));

  for (let n = 0; n < 3; n++) expect((await signUp()).body.code).toBe('identity.email-taken');
  const [notice, ...more] = await notices();
  expect(more).toEqual([]);
  expect(notice!.text).toContain('/forgot-password');
  expect(notice!.text).not.toContain('Secret');

  await product.current.advance('P1DT1M');
  await signUp();
  expect(await notices()).toHaveLength(2);
});
