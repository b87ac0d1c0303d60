import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { aBrother } from '../../src/testing/people.ts';
import { failing } from '../support/checks/failing-calls.ts';
import { acceptTerms, freshAddress, PASSWORD, signIn } from '../support/forms.ts';
import { journey, product } from '../support/journey.ts';
import { Traces } from '../support/checks/left-traces.ts';
import { linkIn } from '../support/mail.ts';
import { chooseToBegin, CARDS, chooseAndGoOn, fillCard, PAY } from '../support/paying.ts';
import { aPromoCode } from '../support/promo-codes.ts';
import { button, expectToast, field, heading, link, menu, toast } from '../support/screen.ts';

const { open } = journey();
const FAILED = 'destructive';

async function pay(page: Page, card: string): Promise<void> {
  await fillCard(page, card);
  await chooseToBegin(page);
  await button(page, PAY).click();
}

/** Expects the page of the new account, which leads to the sign-in, and signs in. */
async function expectAccount(page: Page, email: string): Promise<void> {
  await expect(heading(page, 'Your account is ready')).toBeShown();
  await expect(page).toBeAt('/auth');
  await signIn(page, email);
  await expect(toast(page, 'Welcome back!')).toBeShown();
}

const planOf = async (page: Page) =>
  (await (await page.request.get(`${product.site}/api/subscription/status`)).json()).subscriptionPlan;

test('a brother reads the prices before any question, selects a plan and pays; his password is stored nowhere', async () => {
  const page = await open();
  const traces = new Traces(page);
  await page.goto('/');
  await link(page, 'Pricing').first().click();
  await expect(heading(page, 'Plans and prices')).toBeShown();
  const half = page.getByRole('article').filter({ has: heading(page, '6 Months') });
  await expect(half.getByText('Our suggestion', { exact: true })).toBeShown();
  await expect(half.getByText('£60.00', { exact: true })).toBeShown();
  await expect(half.getByText('/ 6 months', { exact: true })).toBeShown();
  await link(half, 'Choose 6 Months').click();
  await expect(page).toBeAt('/signup');
  expect(await page.getByRole('radio', { name: /^6 Months/ }).isChecked()).toBe(true);
  expect(traces.count('stripe'), 'of the payment provider before anything is paid').toBe(0);

  const email = await chooseAndGoOn(page, { username: 'Yusuf', plan: '6 Months' });
  const summary = page.getByRole('region', { name: 'What you pay' });
  for (const words of ['6 Months', '6 months', email])
    await expect(summary.getByText(words, { exact: true })).toBeShown();
  for (const words of [/then £60\.00 every 6 months until you cancel/, /^First 14 days: everything back\./])
    await expect(summary.getByText(words)).toBeShown();
  expect(JSON.parse(await page.evaluate<string>("sessionStorage['signup-data']"))).toMatchObject({
    email,
    selectedPlan: '3',
  });
  await traces.expectNone({ password: PASSWORD });

  await pay(page, CARDS.good);
  await expect(heading(page, 'Your account is ready')).toBeShown();
  await traces.expectNone({
    password: PASSWORD,
    card: [CARDS.good, CARDS.good.replaceAll(' ', '')],
    secret: '_secret_',
  });
  expect(await page.evaluate("sessionStorage['signup-data'] ?? null")).toBe(null);
  await expectAccount(page, email);
  expect(await planOf(page)).toBe('six_month');
});

test('a sister pays before her guardian is verified, and he is invited once she has paid', async () => {
  const page = await open();
  const guardian = { name: 'Ibrahim Hassan', email: freshAddress('wali') };
  const email = await chooseAndGoOn(page, { username: 'Amina', guardian });
  await expect(page.getByText('We write to your guardian after you pay')).toBeShown();
  expect(await product.mailTo(guardian.email)).toEqual([]);
  await pay(page, CARDS.good);
  await expectAccount(page, email);
  expect(await linkIn(guardian.email, '/wali-verify')).toContain('code=');
});

test('a reload continues the same payment, without a password', async () => {
  const page = await open();
  const email = await chooseAndGoOn(page, { username: 'Harun' });
  await page.reload();
  await expect(page.getByText(email, { exact: true })).toBeShown();
  await pay(page, CARDS.good);
  await expectAccount(page, email);
});

test('a declined card shows the provider’s message, and another card then pays', async () => {
  const page = await open();
  const email = await chooseAndGoOn(page, { username: 'Idris' });
  await pay(page, CARDS.declined);
  await expectToast(page, 'Payment Failed', 'Your card was declined.', FAILED);
  await fillCard(page, CARDS.good);
  await button(page, PAY).click();
  await expectAccount(page, email);
  expect(await planOf(page)).toBe('monthly');
});

describe('the bank requires an authentication', () => {
  test('a payer who authenticates gets to the account, also if the page is reloaded or opened twice', async () => {
    const page = await open();
    const traces = new Traces(page);
    const email = await chooseAndGoOn(page, { username: 'Salman' });
    await pay(page, CARDS.threeDSecure);
    await button(page, 'Confirm').click();
    await expect(heading(page, 'Your account is ready')).toBeShown();
    expect(new URL(page.url()).search).toBe('');
    await page.reload();
    await expect(heading(page, 'Your account is ready')).toBeShown();
    expect(traces.count('_secret_'), 'the way back from the bank').toBeGreaterThan(0);
    await expectAccount(page, email);
  });

  test('a payer who does not authenticate reads that nothing was charged, and may use another card', async () => {
    const page = await open();
    const email = await chooseAndGoOn(page, { username: 'Talha' });
    await pay(page, CARDS.threeDSecure);
    await button(page, 'Decline').click();
    await expect(page.getByText(/^The payment failed, and you paid nothing/)).toBeShown();
    await link(page, 'Back to the payment').click();
    await expect(page).toBeAt('/signup-payment');
    await pay(page, CARDS.good);
    await expectAccount(page, email);
  });
});

test('a promo code reduces the price, is shown, and can be removed', async () => {
  const code = await aPromoCode();
  const page = await open();
  const email = await chooseAndGoOn(page, { username: 'Yahya' });
  const due = page.getByText('Due today').locator('..');
  await button(page, 'Use this code').click();
  await expect(page.getByText('Please type your code first.')).toBeShown();
  await field(page, 'Promo code (optional)').fill('NOSUCHCODE');
  await button(page, 'Use this code').click();
  await expect(page.getByText('We do not know this code.')).toBeShown();
  await field(page, 'Promo code (optional)').fill(code.toLowerCase());
  await button(page, 'Use this code').click();
  await expect(page.getByText(`${code} takes £4.00 off this payment.`)).toBeShown();
  await expect(due.getByText('£11.99')).toBeShown();
  await button(page, 'Remove the code').click();
  await expect(due.getByText('£15.99')).toBeShown();
  await field(page, 'Promo code (optional)').fill(code);
  await button(page, 'Use this code').click();
  await expect(due.getByText('£11.99')).toBeShown();
  await pay(page, CARDS.good);
  await expectAccount(page, email);
  const [invoice] = await (await page.request.get(`${product.site}/api/subscription/invoices`)).json();
  expect(invoice).toMatchObject({ amountPaid: '11.99', amountOff: '4.00' });
});

test('a second click does not pay twice', async () => {
  const page = await open();
  await chooseAndGoOn(page, { username: 'Musa' });
  let confirmations = 0;
  const answer = Promise.withResolvers<void>();
  await page.route('**/dev/stripe/v1/payment_intents/*/confirm', async (route) => {
    confirmations += 1;
    await answer.promise;
    await route.continue();
  });
  await fillCard(page, CARDS.good);
  await chooseToBegin(page);
  await button(page, PAY).dblclick();
  await expect(button(page, 'Processing payment...')).toBeShown();
  await button(page, 'Processing payment...').click({ force: true });
  answer.resolve();
  await expect(heading(page, 'Your account is ready')).toBeShown();
  expect(confirmations).toBe(1);
});

describe('failures', () => {
  const returnLink = (page: Page) => link(page, 'Return to Signup');

  test('a sign-up older than 15 minutes starts again', async () => {
    const page = await open();
    await chooseAndGoOn(page, { username: 'Yunus' });
    await page.evaluate(`{
      const draft = JSON.parse(sessionStorage['signup-data']);
      sessionStorage['signup-data'] = JSON.stringify({ ...draft, timestamp: draft.timestamp - 900001 });
    }`);
    await page.reload();
    await expect(heading(page, 'Payment Error')).toBeShown();
    await expect(page.getByText('Signup session expired. Please start over.')).toBeShown();
    expect(await page.evaluate("sessionStorage['signup-data'] ?? null")).toBe(null);
    await returnLink(page).click();
    await expect(page).toBeAt('/auth');
    await expect(page.getByRole('tab', { name: 'Create Account', selected: true })).toBeShown();
  });

  test('if the server does not know the sign-up, the form comes back with the input', async () => {
    const page = await open();
    const email = await chooseAndGoOn(page, { username: 'Dawud' });
    await page.context().clearCookies();
    await page.reload();
    await expect(page.getByText('Signup session expired. Please start over.')).toBeShown();
    await returnLink(page).click();
    expect(await field(page, 'Email').inputValue()).toBe(email);
    expect(await field(page, 'Password').inputValue()).toBe('');
    expect(await field(page, 'Username').inputValue()).toBe('Dawud');
    expect(await page.getByRole('radio', { name: /^Monthly/ }).isChecked()).toBe(true);
  });

  test('each failure before the payment is shown on its card', async () => {
    const page = await open();
    await page.goto('/signup-payment');
    await expect(page.getByText('Signup session expired. Please start over.')).toBeShown();
    await page.goto('/signup-payment?plan=99');
    await expect(page.getByText('Invalid subscription plan selected.')).toBeShown();
    let restore = await failing(page, '/api/subscription-plans', { status: 502 });
    await page.goto('/signup-payment?plan=2');
    await expect(page.getByText('Failed to fetch subscription plans')).toBeShown();
    await restore();
    restore = await failing(page, '/api/create-signup-checkout-session', { status: 502 });
    await button(page, 'Try again').click();
    await expect(page.getByText('Failed to create checkout session')).toBeShown();
    await expect(returnLink(page)).toBeShown();
    await restore();
    await button(page, 'Try again').click();
    await expect(page.getByText('Signup session expired. Please start over.')).toBeShown();
  });

  test('each failure after the payment is shown with a retry', async () => {
    const page = await open();
    await page.goto('/signup-success');
    await expect(page.getByText('No payment information found.')).toBeShown();
    await page.goto('/signup-success?payment_intent=pi_of_nobody');
    await expect(heading(page, 'We have not made your account yet')).toBeShown();
    await expect(page.getByText('No payment information found.')).toBeShown();
    await expect(returnLink(page)).toBeShown();
    const restore = await failing(page, '/api/verify-signup-payment', { status: 502 });
    await page.goto('/signup-success?payment_intent=pi_of_nobody');
    await expect(page.getByText('Failed to create account after payment.')).toBeShown();
    await restore();
    await page.route('**/api/verify-signup-payment', (route) =>
      route.fulfill({ json: { status: 'succeeded', message: 'Paid.' } }),
    );
    await button(page, 'Try again').click();
    await expect(heading(page, 'Your account is ready')).toBeShown();
  });

  test('a payment that the bank is still processing is awaited', async () => {
    const page = await open();
    let requested = 0;
    await page.route('**/api/verify-signup-payment', (route) =>
      route.fulfill({ json: { status: ++requested < 3 ? 'processing' : 'succeeded', message: 'As it is.' } }),
    );
    await page.goto('/signup-success?payment_intent=pi_that_waits');
    await expect(heading(page, 'We are checking your payment')).toBeShown();
    await expect(heading(page, 'Your account is ready')).toBeShown();
    expect(requested).toBe(3);
  });

  test('a taken address is refused before anything is paid', async () => {
    const { email } = await aBrother(product, 'Zayd');
    const page = await open();
    await page.goto('/signup?plan=lifetime');
    await field(page, 'Email').fill(email);
    await field(page, 'Password').fill(PASSWORD);
    await field(page, 'Username').fill('Zayd');
    await page.getByRole('radio', { name: /^Male/ }).check();
    await acceptTerms(page);
    await button(page, 'Continue to payment').click();
    await expectToast(page, 'Signup failed', 'An account with this email already exists', FAILED);
    await expect(page).toBeAt('/signup');
    expect(await field(page, 'Username').inputValue()).toBe('Zayd');
  });
});

describe('prices', () => {
  test('the input of the sign-up form stays while the visitor reads the prices', async () => {
    const page = await open();
    await page.goto('/signup');
    await field(page, 'Email').fill('bilal@people.example');
    await field(page, 'Username').fill('Bilal');
    await link(page, 'Compare plans and prices').click();
    await link(page, 'Choose Lifetime').click();
    await expect.poll(() => field(page, 'Username').inputValue()).toBe('Bilal');
    expect(await page.getByRole('radio', { name: /^Lifetime/ }).isChecked()).toBe(true);
    await field(page, 'Username').fill('Bilal the second');
    await link(page, 'Plans and prices').click();
    await link(page, 'Choose Monthly').click();
    await expect.poll(() => field(page, 'Username').inputValue()).toBe('Bilal the second');
    expect(await page.getByRole('radio', { name: /^Monthly/ }).isChecked()).toBe(true);
  });

  test('plans that fail to load show a message and a retry', async () => {
    const page = await open();
    const restore = await failing(page, '/api/subscription-plans', { status: 502 });
    await page.goto('/pricing');
    await expect(page.getByText('Error Loading Plans')).toBeShown();
    await expect(page.getByText('Failed to load subscription plans. Please try again later.')).toBeShown();
    await restore();
    await button(page, 'Try again').click();
    await expect(heading(page, 'Lifetime')).toBeShown();
  });

  test('members are led to subscribe or to upgrade, and a payment page is loaded as a new document', async () => {
    const page = await open({ as: await aBrother(product, 'Nuh') });
    const way = (name: string) => link(page, name).getAttribute('href');
    await page.goto('/pricing');
    expect(await way('Choose Monthly')).toBe('/subscribe?plan=2');
    expect(await way('Open your profile')).toBe('/profile');
    await page.goto('/pricing?upgrade=true');
    expect(await way('Upgrade to 6 Months')).toBe('/subscription-upgrade?plan=3');

    await link(page, 'Go to your dashboard').click();
    await expect(menu(page)).toBeShown();
    await page.evaluate('window.sameDocument = true');
    await link(menu(page), 'Subscription').click();
    await expect(page).toBeAt('/subscription-dashboard');
    expect(await page.evaluate('window.sameDocument ?? false')).toBe(false);
  });
});

test('the way back from the payment leads to the form with what was typed', async () => {
  const page = await open();
  const email = await chooseAndGoOn(page, { username: 'Shuayb' });
  await link(page, 'Back to your details').click();
  await expect.poll(() => field(page, 'Email').inputValue()).toBe(email);
  expect(await field(page, 'Username').inputValue()).toBe('Shuayb');
  expect(await page.getByRole('radio', { name: /^Monthly/ }).isChecked()).toBe(true);
});
