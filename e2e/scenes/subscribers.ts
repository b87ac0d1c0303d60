import type { Page } from 'playwright';
import { changingAnswers } from '../support/changed-answers.ts';
import { expectFailuresOf } from '../support/checks/console-errors.ts';
import { button, field } from '../support/screen.ts';
import { dialog, press, text, type Scene } from './scene.ts';

const idris: Scene['as'] = (cast) => cast.idris;
const payer: Scene['as'] = (cast) => cast.payer;
const khadija: Scene['as'] = (cast) => cast.khadija;

/** A plan a month later with a declined card. Replaces the response, since moving the clock ends sessions. */
const unpaid = (hasAccess: boolean) => (page: Page) =>
  changingAnswers<{ paid: object }>(page, '**/api/subscription/status', (plan) => ({
    ...plan,
    subscriptionStatus: 'past_due',
    paid: { ...plan.paid, status: 'past_due', accessUntil: '2026-12-29T10:00:00Z', hasAccess },
    allowedActions: ['buy', 'change-card'],
  }));

/** The first field of the open payment form. */
const card = (page: Page) => field(page, 'Card number');
const outcome =
  (json: object, status = 200) =>
  async (page: Page) => {
    if (status >= 400) expectFailuresOf(page, '/api/verify-upgrade-payment');
    await page.route('**/api/verify-upgrade-payment', (route) => route.fulfill({ status, json }));
  };
const returnLink = () => '/subscription-success?upgrade=true&payment_intent=pi_of_this_scene';

/** Payers and members who may pay: the plan, its payment, and its invoices. */
export const subscribers: Scene[] = [
  { route: '/subscription-dashboard', state: 'free', as: idris, sees: 'What a paid plan changes' },
  { route: '/subscription-dashboard', state: 'without a profile', as: (cast) => cast.newcomer, sees: 'Current plan' },
  {
    route: '/subscription-dashboard',
    state: 'given',
    as: (cast) => cast.yusuf,
    sees: text(/^We gave you the plan/),
  },
  { route: '/subscription-dashboard', state: 'paid', as: payer, sees: text('Next payment') },
  {
    route: '/subscription-dashboard',
    state: 'cancelled',
    as: (cast) => cast.cancelled,
    sees: text(/^You asked for your payment back/),
  },
  {
    route: '/subscription-dashboard',
    state: 'paid for ever',
    as: (cast) => cast.lifelong,
    sees: text('£99.99, paid once'),
  },
  {
    route: '/subscription-dashboard',
    state: 'with four wives',
    as: (cast) => cast.dawud,
    sees: text(/four wives/),
  },
  {
    route: '/subscription-dashboard',
    state: 'of an admin',
    as: (cast) => cast.admin,
    sees: 'This page is for members',
  },
  {
    route: '/subscription-dashboard',
    state: 'not paid',
    as: payer,
    given: unpaid(true),
    sees: text(/^Your plan continues until 29 Dec 2026/),
  },
  {
    route: '/subscription-dashboard',
    state: 'rests unpaid',
    as: payer,
    given: unpaid(false),
    sees: text(/^Your plan has been on hold since/),
  },
  {
    route: '/subscription-dashboard',
    state: 'cancelling',
    as: payer,
    doing: press('Cancel subscription'),
    sees: dialog('Cancel your subscription?'),
  },
  {
    route: '/subscription-dashboard',
    state: 'asking for a refund',
    as: payer,
    doing: press('Get £15.99 back'),
    sees: dialog('Get £15.99 back?'),
  },
  {
    route: '/subscription-dashboard',
    state: 'giving another card',
    as: payer,
    doing: press('Change card'),
    sees: card,
  },
  {
    route: '/subscription-dashboard',
    state: 'a card that was kept',
    as: payer,
    at: () => '/subscription-dashboard?card=given',
    sees: text('We have saved your new card. We charge it from now on.'),
  },
  {
    route: '/subscription-dashboard',
    state: 'a card that is being charged',
    as: payer,
    at: () => '/subscription-dashboard?card=given',
    given: unpaid(true),
    sees: text('We are charging your new card. This takes a few seconds.'),
  },
  {
    route: '/subscription-dashboard/invoices/:id',
    state: 'read',
    as: payer,
    at: ({ invoiceId }) => `/subscription-dashboard/invoices/${invoiceId}`,
    sees: /^Invoice /,
  },
  {
    route: '/subscription-dashboard/invoices/:id',
    state: 'of another',
    as: idris,
    at: ({ invoiceId }) => `/subscription-dashboard/invoices/${invoiceId}`,
    sees: 'We could not find this invoice',
  },
  {
    route: '/account-settings',
    state: 'subscription, not paid',
    as: payer,
    at: () => '/account-settings?tab=subscription',
    given: unpaid(true),
    sees: text(/^Your last payment failed/),
  },
  { route: '/subscribe', state: 'choosing', as: idris, sees: (page) => button(page, 'Subscribe to Lifetime') },
  { route: '/subscribe', state: 'paying', as: idris, at: () => '/subscribe?plan=2', sees: card },
  {
    route: '/subscribe',
    state: 'paying, her guardian not verified',
    as: khadija,
    at: () => '/subscribe?plan=2',
    sees: text(/^Your requests and your first month start when your guardian is verified/),
  },
  { route: '/subscribe', state: 'nothing to buy', as: (cast) => cast.lifelong, sees: 'There is no plan to buy now' },
  {
    route: '/subscribe',
    state: 'a plan that runs',
    as: payer,
    at: () => '/subscribe?plan=2',
    given: async (page) => expectFailuresOf(page, '/api/create-upgrade-checkout-session'),
    sees: text(/^You already have this plan/),
  },
  { route: '/subscribe', state: 'with four wives', as: (cast) => cast.dawud, sees: text(/four wives/) },
  { route: '/subscribe', state: 'of an admin', as: (cast) => cast.admin, sees: 'This page is for members' },
  { route: '/subscribe', state: 'signed out', sees: text('Please sign in to choose a plan.') },
  {
    route: '/subscription-upgrade',
    state: 'ready',
    as: payer,
    at: () => '/subscription-upgrade?plan=3',
    sees: text(/ with Visa 4242$/),
  },
  {
    route: '/subscription-upgrade',
    state: 'another card',
    as: payer,
    at: () => '/subscription-upgrade?plan=3',
    doing: press('Use another card'),
    sees: card,
  },
  { route: '/subscription-upgrade', state: 'no plan', as: payer, sees: text('No plan selected for upgrade.') },
  {
    route: '/subscription-upgrade',
    state: 'signed out',
    at: () => '/subscription-upgrade?plan=3',
    sees: text('Please log in to upgrade your subscription.'),
  },
  {
    route: '/subscription-success',
    state: 'signed out',
    at: returnLink,
    sees: text('Please sign in to see your payment.'),
  },
  {
    route: '/subscription-success',
    state: 'no payment',
    as: payer,
    at: () => '/subscription-success?upgrade=true',
    sees: text('No payment information found.'),
  },
  {
    route: '/subscription-success',
    state: 'paid',
    as: payer,
    at: returnLink,
    given: outcome({ status: 'succeeded', message: 'Thank you. Your plan is active.' }),
    sees: 'Payment received',
  },
  {
    route: '/subscription-success',
    state: 'with the bank',
    as: payer,
    at: returnLink,
    given: outcome({ status: 'processing', message: '' }),
    sees: text(/^Your bank is still working on it/),
  },
  {
    route: '/subscription-success',
    state: 'refused',
    as: payer,
    at: returnLink,
    given: outcome(
      {
        code: 'billing.payment-failed',
        message: 'The payment failed, and you paid nothing. Please try again, or use another card.',
      },
      402,
    ),
    sees: text(/^The payment failed/),
  },
  {
    route: '/subscription-success',
    state: 'not known',
    as: payer,
    at: returnLink,
    given: outcome({ code: 'billing.provider-away', message: 'You cannot pay at the moment.' }, 503),
    sees: (page) => button(page, 'Try again'),
  },
  {
    route: '/subscription-success',
    state: 'given back',
    as: payer,
    at: returnLink,
    given: outcome({ code: 'billing.payment-returned', message: 'We send all of it back to your card.' }, 409),
    sees: text('We send your payment back'),
  },
];
