import type { Page } from 'playwright';
import { changingAnswers } from '../support/changed-answers.ts';
import { failing } from '../support/checks/failing-calls.ts';
import { freshAddress, PASSWORD } from '../support/forms.ts';
import { chooseToBegin, CARDS, fillCard, PAY } from '../support/paying.ts';
import { button, field } from '../support/screen.ts';
import { said, text, type Scene } from './scene.ts';

const PLANS = '/api/subscription-plans';
const CHECKOUT = '/api/create-signup-checkout-session';
const VERIFY = '/api/verify-signup-payment';
const AT_PAYMENT = () => '/signup-payment?plan=2';
const RETURN = () => '/signup-success?payment_intent=pi_of_a_scene';

/** Stores this window's sign-up on the server, like the sign-up form. */
async function signsUp(page: Page): Promise<void> {
  const email = freshAddress('yahya');
  const signupData = { email, password: PASSWORD, username: 'Yahya', gender: 'male' };
  await page.request.post(CHECKOUT, { data: { planId: 2, email, signupData } });
}

/** The same for a sister, whose tab has stored her form. */
async function sisterSignsUp(page: Page): Promise<void> {
  await signsUp(page);
  await page.addInitScript(
    "sessionStorage['signup-data'] = JSON.stringify({ gender: 'female', selectedPlan: '2', timestamp: Date.now() })",
  );
}

const answers = (path: string, answer: { status?: number; json: object }) => (page: Page) =>
  page.route(`**${path}`, (route) => route.fulfill(answer));
const fails = (path: string) => (page: Page) => failing(page, path, { status: 502 });

/** Suppresses the timer by which the success page leaves after three seconds. */
const staying = (page: Page) =>
  page.addInitScript(`{
    const { setTimeout } = window;
    window.setTimeout = (act, ms, ...rest) => (ms === 3000 ? 0 : setTimeout(act, ms, ...rest));
  }`);

/** Paying for a plan, and the prices before that. */
export const payers: Scene[] = [
  { route: '/pricing', state: 'signed out', sees: text('Choose Lifetime') },
  {
    route: '/pricing',
    state: 'a flash sale',
    given: (page) =>
      changingAnswers<object[]>(page, `**${PLANS}`, (plans) => plans.map((plan) => ({ ...plan, isFlashSale: true }))),
    sees: text('Reduced'),
  },
  { route: '/pricing', state: 'failed', given: fails(PLANS), sees: text('Error Loading Plans') },
  { route: '/pricing', state: 'empty', given: answers(PLANS, { json: [] }), sees: /^There are no plans at the moment/ },
  {
    route: '/pricing',
    state: 'for an upgrade',
    at: () => '/pricing?upgrade=true',
    as: ({ idris }) => idris,
    sees: text('Upgrade to 6 Months'),
  },
  { route: '/pricing', state: 'with a plan', as: ({ payer }) => payer, sees: text('Your plan') },
  { route: '/pricing', state: 'with a plan for ever', as: ({ lifelong }) => lifelong, sees: text(/gives you as much/) },
  { route: '/pricing', state: 'with four wives', as: ({ dawud }) => dawud, sees: text(/four wives/) },
  {
    route: '/pricing',
    state: 'for a guardian',
    as: ({ zayd }) => zayd,
    sees: text('As a guardian you do not need a plan'),
  },
  { route: '/pricing', state: 'for staff', as: ({ admin }) => admin, sees: text('A staff account cannot buy a plan.') },
  { route: '/signup-payment', state: 'expired', sees: text('Signup session expired. Please start over.') },
  {
    route: '/signup-payment',
    state: 'an unknown plan',
    at: () => '/signup-payment?plan=99',
    sees: text('Invalid subscription plan selected.'),
  },
  {
    route: '/signup-payment',
    state: 'plans failed',
    at: AT_PAYMENT,
    given: fails(PLANS),
    sees: text('Failed to fetch subscription plans'),
  },
  {
    route: '/signup-payment',
    state: 'not begun',
    at: AT_PAYMENT,
    given: fails(CHECKOUT),
    sees: text('Failed to create checkout session'),
  },
  {
    route: '/signup-payment',
    state: 'paid already',
    at: AT_PAYMENT,
    given: answers(CHECKOUT, { status: 409, json: { code: 'billing.already-paid', message: 'Paid.' } }),
    sees: 'You have already paid for this',
  },
  { route: '/signup-payment', state: 'open', at: AT_PAYMENT, given: signsUp, sees: (page) => button(page, PAY) },
  {
    route: '/signup-payment',
    state: 'a sister’s',
    at: AT_PAYMENT,
    given: sisterSignsUp,
    sees: (page) => button(page, PAY),
  },
  {
    route: '/signup-payment',
    state: 'declined',
    at: AT_PAYMENT,
    given: signsUp,
    doing: async (page) => {
      await fillCard(page, CARDS.declined);
      await chooseToBegin(page);
      await button(page, PAY).click();
    },
    sees: said('Payment Failed'),
  },
  {
    route: '/signup-payment',
    state: 'an unknown promo code',
    at: AT_PAYMENT,
    given: signsUp,
    doing: async (page) => {
      await field(page, 'Promo code (optional)').fill('NOTHING');
      await button(page, 'Use this code').click();
    },
    sees: text('We do not know this code.'),
  },
  { route: '/signup-success', state: 'without a payment', sees: text('No payment information found.') },
  {
    route: '/signup-success',
    state: 'processing',
    at: RETURN,
    given: answers(VERIFY, { json: { status: 'processing', message: 'As it is.' } }),
    sees: 'We are checking your payment',
  },
  {
    route: '/signup-success',
    state: 'not paid',
    at: RETURN,
    given: answers(VERIFY, {
      status: 402,
      json: { code: 'billing.payment-failed', message: 'It did not go through.' },
    }),
    sees: text('Back to the payment'),
  },
  { route: '/signup-success', state: 'failed', at: RETURN, given: fails(VERIFY), sees: text('Try again') },
  {
    route: '/signup-success',
    state: 'done',
    at: RETURN,
    given: async (page) => {
      await staying(page);
      await answers(VERIFY, { json: { status: 'succeeded', message: 'Paid.' } })(page);
    },
    sees: 'Your account is ready',
  },
];
