import type { StripeElements } from '@stripe/stripe-js';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { confirmIntent } from './confirm-intent.ts';

type IntentOptions = Parameters<typeof confirmIntent>[0];
const SITE = 'https://mithaq.example';

beforeEach(() => vi.stubGlobal('window', { location: { origin: SITE } }));
afterEach(() => vi.unstubAllGlobals());

function confirm(clientSecret: string, answer: object, submitted: object = {}) {
  const confirmPayment = vi.fn(async () => answer);
  const confirmSetup = vi.fn(async () => answer);
  const outcome = confirmIntent({
    stripe: { confirmPayment, confirmSetup } as unknown as IntentOptions['stripe'],
    elements: { submit: async () => submitted } as unknown as StripeElements,
    clientSecret,
    returnTo: '/signup-success',
  });
  return { outcome, confirmPayment, confirmSetup };
}

test('a payment is confirmed with the return address for the bank', async () => {
  const { outcome, confirmPayment, confirmSetup } = confirm('pi_1_secret_x', { paymentIntent: { id: 'pi_1' } });
  expect(await outcome).toEqual({ intentId: 'pi_1' });
  expect(confirmPayment).toHaveBeenCalledWith(
    expect.objectContaining({ confirmParams: { return_url: `${SITE}/signup-success` }, redirect: 'if_required' }),
  );
  expect(confirmSetup).not.toHaveBeenCalled();
});

test('a new card is set up without a payment', async () => {
  const { outcome, confirmPayment } = confirm('seti_1_secret_x', { setupIntent: { id: 'seti_1' } });
  expect(await outcome).toEqual({ intentId: 'seti_1' });
  expect(confirmPayment).not.toHaveBeenCalled();
});

test('a refusal has the provider’s message', async () => {
  const { outcome } = confirm('pi_1_secret_x', { error: { message: 'Your card was declined.' } });
  expect(await outcome).toEqual({ refused: true, said: 'Your card was declined.' });
});

test('an incomplete form is not sent', async () => {
  const { outcome, confirmPayment } = confirm('pi_1_secret_x', {}, { error: { message: 'Incomplete.' } });
  expect(await outcome).toEqual({ refused: true, said: 'Incomplete.' });
  expect(confirmPayment).not.toHaveBeenCalled();
});

test.each([
  ['succeeded', { intentId: 'pi_1' }],
  ['processing', { intentId: 'pi_1' }],
  ['requires_payment_method', { refused: true, said: 'No.' }],
  ['canceled', { refused: true, said: 'No.' }],
])('an intent that another window brought to %s counts as confirmed', async (status, expected) => {
  const { outcome } = confirm('pi_1_secret_x', { error: { message: 'No.', payment_intent: { id: 'pi_1', status } } });
  expect(await outcome).toEqual(expected);
});

test('an unexpected failure has no reason', async () => {
  const broken = confirmIntent({
    stripe: {} as IntentOptions['stripe'],
    elements: { submit: () => Promise.reject(new TypeError('gone')) } as unknown as StripeElements,
    clientSecret: 'pi_1_secret_x',
    returnTo: '/signup-success',
  });
  expect(await broken).toEqual({ refused: false });
});
