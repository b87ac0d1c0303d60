import { anAdmin, expectOk, govern, PASSWORD } from '../people.ts';
import {
  aPayer,
  callStripe,
  beginPaidSignUp,
  confirmPayment,
  DISPUTING,
  giveCard,
  makeOlder,
  takeBack,
  type Payer,
} from '../paying.ts';
import { ADMIN } from '../product.ts';
import type { ProvokedEmail, Provocations } from './provocation.ts';

const payerOf = ({ email, browser }: Payer): ProvokedEmail => ({ to: email, browser, places: { plan: 'Monthly' } });

/** Moving the clock ends sessions. */
async function signedInAgain(payer: Payer): Promise<Payer> {
  await expectOk('Sign-in', payer.browser.post('/api/auth/signin', { email: payer.email, password: PASSWORD }));
  return payer;
}

export const billingProvocations = {
  paymentReceipt: async (product) => {
    const payer = await aPayer(product, 'Bilal');
    const { agreement } = (await payer.browser.get('/api/subscription/status')).body;
    return { ...payerOf(payer), quote: agreement.words.join('\n') };
  },
  coolingOff: async (product) => aPayer(product, 'Bilal').then(payerOf),
  renewalNear: async (product) => {
    const payer = await aPayer(product, 'Bilal');
    await product.advance('P24D');
    return payerOf(await signedInAgain(payer));
  },
  paymentFailed: async (product) => {
    const payer = await aPayer(product, 'Bilal');
    await giveCard(product, payer, 'pm_card_chargeCustomerFail');
    await product.advance('P32D');
    return payerOf(await signedInAgain(payer));
  },
  subscriptionCancelled: async (product) => {
    const payer = await aPayer(product, 'Bilal');
    await expectOk('Cancellation', payer.browser.post('/api/subscription/cancel'));
    return payerOf(payer);
  },
  subscriptionEnded: async (product) => {
    const payer = await aPayer(product, 'Bilal');
    await giveCard(product, payer, 'pm_card_chargeCustomerFail');
    await product.advance('P32D');
    await signedInAgain(payer);
    await expectOk('Cancellation', payer.browser.post('/api/subscription/cancel'));
    return payerOf(payer);
  },
  chargingStopped: async (product) => {
    const payer = await aPayer(product, 'Bilal');
    const { id: userId } = (await payer.browser.get('/api/user')).body;
    await govern(product, { userId }, 'disable', { cause: 'fraud' });
    return { to: payer.email, places: { name: 'Bilal' } };
  },
  subscriptionResumed: async (product) => {
    const payer = await aPayer(product, 'Bilal');
    await expectOk('Cancellation', payer.browser.post('/api/subscription/cancel'));
    await expectOk('Resumption', payer.browser.post('/api/subscription/resume'));
    return payerOf(payer);
  },
  paymentRefunded: async (product) => {
    const payer = await aPayer(product, 'Bilal');
    await expectOk('Refund', callStripe(product, 'POST', 'refunds', `payment_intent=${payer.paymentIntentId}`));
    return payerOf(payer);
  },
  paymentTakenBack: async (product) => {
    const payer = await aPayer(product, 'Bilal', { card: DISPUTING });
    await takeBack(product, payer);
    return payerOf(payer);
  },
  paymentDisputed: async (product) => {
    await aPayer(product, 'Bilal', { card: DISPUTING });
    return { to: ADMIN.email, places: { amount: '£15.99' } };
  },
  refundRefused: async (product) => {
    const payer = await aPayer(product, 'Bilal');
    await makeOlder(product, payer, 20);
    await expectOk('Request', payer.browser.post('/api/subscription/refund', {}));
    const [{ number }] = (await payer.browser.get('/api/subscription/invoices')).body;
    const admin = await anAdmin(product);
    const input = (await admin.get('/api/admin/refunds')).body as { id: string; number: string }[];
    const { id } = input.find((one) => one.number === number)!;
    await expectOk('Refusal', admin.post(`/api/admin/refunds/${id}/refuse`, { reason: 'for a test' }));
    return payerOf(payer);
  },
  paymentReturned: async (product) => {
    const payer = await beginPaidSignUp(product, 'Bilal');
    const { email } = payer;
    await expectOk(
      'Sign-up',
      product.visitor().post('/api/auth/signup', { email, password: PASSWORD, username: 'Bilal' }),
    );
    await expectOk('Payment', confirmPayment(product, payer.clientSecret));
    return { to: email, places: { name: 'Bilal', amount: '£15.99', plan: 'Monthly' } };
  },
} satisfies Provocations;
