import { expect, test } from 'vitest';
import { aSister, expectOk, invitationTo, PASSWORD } from '../../../testing/people.ts';
import { beginPaidSignUp, confirmPayment } from '../../../testing/paying.ts';
import { productUnderTest } from '../../../testing/product-under-test.ts';

const product = productUnderTest({ inProcess: false });

test('a sister who has paid gets her account, even if the limit of emails to her guardian is reached', async () => {
  const other = await aSister(product.current, 'Hafsa');
  const payer = await beginPaidSignUp(product.current, 'Amina', {
    form: {
      gender: 'female',
      firstName: 'Amina',
      waliName: 'Ibrahim Hassan',
      waliEmail: other.wali.email,
      waliPhone: '+44 7700 900777',
      waliRelation: 'father',
    },
  });
  for (let refused = false; !refused;) refused = (await other.browser.post('/api/guardian/resend', {})).status === 429;

  await expectOk('Payment', confirmPayment(product.current, payer.clientSecret));
  const { paymentIntentId, clientSecret, browser, email } = payer;
  const { body } = await browser.post('/api/verify-signup-payment', { paymentIntentId, clientSecret });
  expect(body).toMatchObject({ status: 'succeeded' });
  await expectOk('Sign-in', browser.post('/api/auth/signin', { email, password: PASSWORD }));
  expect((await invitationTo(product.current, other.wali.email)).code).toBeTruthy();
  const [mail] = await product.current.mailTo(other.wali.email);
  expect(mail!.text).toContain('Amina');
});
