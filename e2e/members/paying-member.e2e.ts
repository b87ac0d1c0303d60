import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { aBrother, expectOk } from '../../src/testing/people.ts';
import { aPayer, buy, giveCard, giveProvingCard, PLANS } from '../../src/testing/paying.ts';
import { PASSWORD, signIn } from '../support/forms.ts';
import { journey, product } from '../support/journey.ts';
import { chooseToBegin, CARDS, fillCard } from '../support/paying.ts';
import { aPromoCode } from '../support/promo-codes.ts';
import { button, expectToast, field, heading, link } from '../support/screen.ts';
import { isEmail } from '../../src/testing/read-mail.ts';

const { open } = journey();
const PAGE = '/subscription-dashboard';

async function pay(page: Page, card: string, submit: string): Promise<void> {
  await fillCard(page, card);
  await chooseToBegin(page);
  await button(page, submit).click();
}

/** Expects the page of a successful payment, without a secret in its address. */
async function expectPaid(page: Page): Promise<void> {
  await expect(heading(page, 'Payment received')).toBeShown();
  await expect(page.getByText('Thank you. Your plan is active.', { exact: true })).toBeShown();
  expect(page.url()).not.toContain('secret');
}

const plan = (page: Page) => page.locator('section').filter({ has: heading(page, 'Current plan') });
const billing = (page: Page) => page.locator('section').filter({ has: heading(page, 'Billing') });

test('a brother subscribes: his first card is declined, the second accepted, and the page shows his plan', async () => {
  const page = await open({ as: await aBrother(product, 'Yusuf') });
  await page.goto(PAGE);
  await expect(heading(page, 'What a paid plan changes')).toBeShown();
  expect(await button(page, 'Cancel subscription').count(), 'cancelling offered on the free plan').toBe(0);
  await link(page, 'See the plans').click();
  await link(page, 'Choose Monthly').click();
  await expect(page).toBeAt('/subscribe');
  await button(page, 'Choose another plan').click();
  await button(page, 'Subscribe to Monthly').click();
  await expect(page.getByRole('region', { name: 'What you pay' }).getByText('£15.99').first()).toBeShown();

  await pay(page, CARDS.declined, 'Pay £15.99 and subscribe');
  await expectToast(page, 'Payment Failed', 'Your card was declined.', 'destructive');
  await fillCard(page, CARDS.good);
  await button(page, 'Pay £15.99 and subscribe').click();
  await expectPaid(page);
  await link(page, 'See your subscription').click();
  await expect(plan(page).getByText('Monthly', { exact: true })).toBeShown();
  await expect(plan(page).getByText('Active', { exact: true })).toBeShown();
  await expect(plan(page).getByText('Renews on', { exact: true })).toBeShown();
  await expect(billing(page).getByText(/^£15\.99 on /)).toBeShown();
  await expect(page.getByText(/^You asked us on .* to begin at once\./)).toBeShown();
});

test('a promo code reduces the price; without it, or with an unknown code, the full price is due', async () => {
  const page = await open({ as: await aBrother(product, 'Zayd') });
  const code = await aPromoCode();
  await page.goto('/subscribe?plan=2');
  const promo = field(page, 'Promo code (optional)');
  await promo.fill('NOTHING');
  await button(page, 'Use this code').click();
  await expect(page.getByText('We do not know this code.', { exact: true })).toBeShown();
  await promo.fill(code.toLowerCase());
  await button(page, 'Use this code').click();
  await expect(page.getByText(`${code} takes £4.00 off this payment.`, { exact: true })).toBeShown();
  await button(page, 'Remove the code').click();
  await expect(button(page, 'Pay £15.99 and subscribe')).toBeShown();
  await promo.fill(code);
  await button(page, 'Use this code').click();
  await expect(button(page, 'Pay £11.99 and subscribe')).toBeShown();
  await pay(page, CARDS.good, 'Pay £11.99 and subscribe');
  await expectPaid(page);
});

test('the bank requires an authentication: he pays only if he confirms it', async () => {
  const page = await open({ as: await aBrother(product, 'Musa') });
  const toTheBank = async () => {
    await page.goto('/subscribe?plan=3');
    await pay(page, CARDS.threeDSecure, 'Pay £60.00 and subscribe');
  };
  await toTheBank();
  await button(page, 'Decline').click();
  await expect(page.getByText(/^The payment failed, and you paid nothing/)).toBeShown();
  expect(page.url()).not.toContain('secret');

  await toTheBank();
  await button(page, 'Confirm').click();
  await expectPaid(page);
  // After a reload the page is the same.
  await page.reload();
  await expectPaid(page);
});

test('a signed-out member signs in and returns to the upgrade; unused time is deducted', async () => {
  const payer = await aBrother(product, 'Idris');
  await buy(product, payer, PLANS.monthly);
  const page = await open();
  await page.goto('/subscription-upgrade?plan=3');
  await expect(page.getByText('Please log in to upgrade your subscription.', { exact: true })).toBeShown();
  await link(page, 'Sign In').click();
  await signIn(page, payer.email);
  await expect(page).toBeAt('/subscription-upgrade');
  const summary = page.getByRole('region', { name: 'What you pay' });
  await expect(summary.getByText('Credit for what you did not use', { exact: true })).toBeShown();
  const due = await summary.locator('.payment-due dd').innerText();
  expect(Number(due.slice(1))).toBeLessThan(46);
  await expect(page.getByText(new RegExp(`^We take ${due} from your card Visa 4242 today, `))).toBeShown();
  expect(await field(page, 'Card number').count(), 'a card asked for that is known').toBe(0);
  await button(page, `Pay ${due} with Visa 4242`).click();
  await expectPaid(page);

  await link(page, 'See your subscription').click();
  await expect(plan(page).getByText('6 Months', { exact: true })).toBeShown();
  const invoices = page.locator('section').filter({ has: heading(page, 'Invoices') });
  await invoices.getByRole('link').first().click();
  await expect(heading(page, /^Invoice /)).toBeShown();
  await expect(page.getByRole('row', { name: 'Plan 6 Months' })).toBeShown();
  await expect(page.getByRole('row', { name: /^Credit or discount −£15\.9\d$/ })).toBeShown();
  await expect(page.getByRole('row', { name: `Paid ${due}`, exact: true })).toBeShown();
  await expect(page.getByText(/^Mithaq\b/).first()).toBeShown();
});

test('an upgrade can be paid by another card, and by a saved one whose bank wants to see the payer', async () => {
  const payer = await aBrother(product, 'Isa');
  await buy(product, payer, PLANS.monthly);
  const page = await open({ as: payer });
  await page.goto('/subscription-upgrade?plan=3');
  await button(page, 'Use another card').click();
  await expect(page.getByText(/^We take £.* from your card today, /)).toBeShown();
  await pay(
    page,
    CARDS.declined,
    (await page.getByRole('button', { name: /^Pay £.* and upgrade$/ }).innerText()).trim(),
  );
  await expectToast(page, 'Payment Failed', 'Your card was declined.', 'destructive');

  await giveProvingCard(product, payer);
  await page.goto('/subscription-upgrade?plan=3');
  const saved = page.getByRole('button', { name: /^Pay £.* with Visa 3184$/ });
  await saved.click();
  await button(page, 'Decline').click();
  await expect(page.getByText(/^The payment failed, and you paid nothing/)).toBeShown();
  await page.goto('/subscription-upgrade?plan=3');
  await saved.click();
  await button(page, 'Confirm').click();
  await expectPaid(page);
});

test('the way back from a payment keeps the plan and the code', async () => {
  const payer = await aBrother(product, 'Yahya');
  await buy(product, payer, PLANS.monthly);
  const code = await aPromoCode();
  const page = await open({ as: payer });
  await page.goto('/subscription-upgrade?plan=3');
  await field(page, 'Promo code (optional)').fill(code);
  await button(page, 'Use this code').click();
  const applied = page.getByText(new RegExp(`^${code} takes £.* off this payment\\.$`));
  await expect(applied).toBeShown();
  await link(page, 'Back to the plans').click();
  await expect(page).toBeAt('/pricing');
  await page.goBack();
  await expect(applied).toBeShown();
});

test.each([
  ['/subscription-upgrade', 'No plan selected for upgrade.'],
  ['/subscription-upgrade?plan=99', 'Invalid subscription plan selected.'],
  ['/subscription-upgrade?plan=1', 'Invalid subscription plan selected.'],
  ['/subscription-upgrade?plan=2', /^You already have this plan/],
])('%s says why no payment is due, and links to another page', async (address, words) => {
  const payer = await aBrother(product, 'Salman');
  await buy(product, payer, PLANS.monthly);
  const page = await open({ as: payer });
  await page.goto(address);
  await expect(page.getByText(words)).toBeShown();
  await expect(page.getByRole('main').getByRole('link', { name: 'See your subscription' })).toBeShown();
});

test('the plan selected before a sign-in is remembered for ten minutes, and only once', async () => {
  const payer = await aBrother(product, 'Nuh');
  const page = await open();
  await page.goto('/subscription-upgrade?plan=4');
  await expect(page.getByText('Please log in to upgrade your subscription.', { exact: true })).toBeShown();
  await page.goto('/auth');
  await signIn(page, payer.email);
  await expect(page).toBeAt('/dashboard');
  await page.goto('/subscription-upgrade');
  await expect(field(page, 'Card number')).toBeShown();
  await page.reload();
  await expect(page.getByText('No plan selected for upgrade.', { exact: true })).toBeShown();

  const old = JSON.stringify({ planId: '4', timestamp: Date.now() - 601_000 });
  await page.evaluate(`sessionStorage.setItem('upgrade', ${JSON.stringify(old)})`);
  await page.reload();
  await expect(page.getByText('No plan selected for upgrade.', { exact: true })).toBeShown();
});

test('he cancels, reads the end of the access, and resumes', async () => {
  const payer = await aBrother(product, 'Harun');
  await buy(product, payer, PLANS.sixMonth);
  const page = await open({ as: payer });
  await page.goto(PAGE);
  await button(plan(page), 'Cancel subscription').click();
  const dialog = page.getByRole('dialog', { name: 'Cancel your subscription?' });
  await expect(dialog.getByText(/^We will not take £60\.00 from your card Visa 4242 on /)).toBeShown();
  await button(dialog, 'Cancel subscription').click();
  await expectToast(
    page,
    'Subscription cancelled',
    'Your subscription will remain active until the current period ends.',
  );
  await expect(plan(page).getByText('Cancelled', { exact: true })).toBeShown();
  await expect(plan(page).getByText('Expires on', { exact: true })).toBeShown();
  await expect(billing(page).getByText('We will not charge you again.', { exact: true })).toBeShown();
  expect(await button(page, 'Change card').count(), 'a card asked for that is not charged').toBe(0);

  await button(plan(page), 'Resume subscription').click();
  const resuming = page.getByRole('dialog', { name: 'Resume your subscription?' });
  await expect(resuming.getByText(/^We take £60\.00 from your card Visa 4242 on /)).toBeShown();
  await button(resuming, 'Resume subscription').click();
  await expectToast(page, 'Subscription resumed', 'Your subscription has been reactivated successfully.');
  await expect(plan(page).getByText('Renews on', { exact: true })).toBeShown();
  await expect(button(plan(page), 'Cancel subscription')).toBeShown();
});

test('a failed cancellation shows the server’s message', async () => {
  const payer = await aBrother(product, 'Anas');
  await buy(product, payer, PLANS.monthly);
  const page = await open({ as: payer });
  await page.goto(PAGE);
  await button(plan(page), 'Cancel subscription').click();
  // It was already done in another window.
  await expectOk('Cancelling', payer.browser.post('/api/subscription/cancel'));
  await button(page.getByRole('dialog'), 'Cancel subscription').click();
  await expectToast(page, 'Cancellation failed', 'You have no subscription that renews.', 'destructive');
  await expect(button(plan(page), 'Resume subscription')).toBeShown();
});

test('a failed resumption shows the server’s message', async () => {
  const payer = await aBrother(product, 'Anas');
  await buy(product, payer, PLANS.monthly);
  await expectOk('Cancelling', payer.browser.post('/api/subscription/cancel'));
  const page = await open({ as: payer });
  await page.goto(PAGE);
  await button(plan(page), 'Resume subscription').click();
  await expect(page.getByRole('dialog', { name: 'Resume your subscription?' })).toBeShown();
  await expectOk('Resuming', payer.browser.post('/api/subscription/resume'));
  await button(page.getByRole('dialog'), 'Resume subscription').click();
  await expectToast(page, 'Resume failed', 'You have no cancelled subscription that still runs.', 'destructive');
  await expect(button(plan(page), 'Cancel subscription')).toBeShown();
});

test('a month later one plan has renewed; the other one was declined, and continues with a new card', async () => {
  const [renewing, declined] = [await aPayer(product, 'Bilal'), await aPayer(product, 'Umar')];
  await giveCard(product, declined, 'pm_card_chargeCustomerFail');
  await product.advance('P32D');
  for (const { browser, email } of [renewing, declined])
    await expectOk('Sign-in', browser.post('/api/auth/signin', { email, password: PASSWORD }));

  const renewed = await open({ as: renewing });
  await renewed.goto(PAGE);
  await expect(heading(renewed, 'Current plan')).toBeShown();
  const invoices = renewed.locator('section').filter({ has: heading(renewed, 'Invoices') });
  await expect.poll(() => invoices.getByRole('listitem').count()).toBe(2);

  const page = await open({ as: declined });
  await page.goto(PAGE);
  await expect(plan(page).getByText('Payment due', { exact: true })).toBeShown();
  await expect(billing(page).getByText('Your last payment failed', { exact: true })).toBeShown();
  await expect(
    billing(page).getByText(/^Your plan continues until .* Please give another card before then/),
  ).toBeShown();
  await button(billing(page), 'Give another card').click();
  await fillCard(page, CARDS.declined);
  await button(page, 'Use this card').click();
  await expectToast(page, 'Payment Failed', 'Your card was declined.', 'destructive');
  await fillCard(page, CARDS.good);
  await button(page, 'Use this card').click();
  await expect(billing(page).getByText('Thank you. Your plan continues.', { exact: true })).toBeShown();
  await expect(plan(page).getByText('Active', { exact: true })).toBeShown();
  await expect(billing(page).getByText('Next payment', { exact: true })).toBeShown();
});

test('a card that needs authentication returns to the subscription page, and its secret is stored nowhere', async () => {
  const payer = await aPayer(product, 'Luqman');
  const page = await open({ as: payer });
  await page.goto(PAGE);
  await button(billing(page), 'Change card').click();
  await fillCard(page, CARDS.threeDSecure);
  await button(page, 'Use this card').click();
  await button(page, 'Confirm').click();
  await expect(page).toBeAt(PAGE);
  await expect(
    billing(page).getByText('We have saved your new card. We charge it from now on.', { exact: true }),
  ).toBeShown();
  await expect.poll(() => page.url()).not.toContain('secret');
});

test('he takes his money back at once, is notified, and the plan ends', async () => {
  const payer = await aPayer(product, 'Ayyub');
  const page = await open({ as: payer });
  await page.goto(PAGE);
  await expect(billing(page).getByText(/^Until .* you can get all of it back: £15\.99\./)).toBeShown();
  await button(billing(page), 'Get £15.99 back').click();
  const dialog = page.getByRole('dialog', { name: 'Get £15.99 back?' });
  await expect(dialog.getByText(/^£15\.99 goes back to your card Visa 4242 today, /)).toBeShown();
  await field(dialog, 'Would you tell us why? (optional)').fill('We have found each other.');
  await button(dialog, 'Get £15.99 back').click();
  await expectToast(page, 'Refund made', '£15.99 goes back to your card now. Your bank shows it in five to ten days.');
  await product.waitForIdle();
  const mail = (await product.mailTo(payer.email)).find((mail) => isEmail(mail, 'paymentRefunded'));
  const address = new URL(/https?:\/\/\S+subscription-dashboard\S*/.exec(mail!.text)![0]);
  await page.goto(address.pathname);
  await expect(plan(page).getByText('Free', { exact: true }).first()).toBeShown();
  const invoices = page.locator('section').filter({ has: heading(page, 'Invoices') });
  await expect(invoices.getByText('£15.99 refunded', { exact: true })).toBeShown();
  await invoices.getByRole('link').click();
  await expect(page.getByRole('row', { name: 'Refunded −£15.99', exact: true })).toBeShown();
});
