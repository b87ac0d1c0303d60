import type { Page } from 'playwright';
import { button, field, heading } from '../support/screen.ts';
import { inLanguage, text, said, dialog, press, type Scene } from './scene.ts';

/** The document of an email forbids all scripts by its policy, including axe's. */
const withoutSandbox = (page: Page) =>
  page.route('**/dev/mailbox/*/html', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': '' } });
  });

/** Sends the invitation's form as a browser without scripts does. */
const SEND_WITHOUT_SCRIPTS = `(() => {
  const form = document.querySelector('form.decision-foot');
  form.insertAdjacentHTML('beforeend', '<input type="hidden" name="action" value="refuse">');
  form.submit();
})()`;

/** Public pages. */
export const visitors: Scene[] = [
  { route: '/', state: 'signed out', sees: 'Begin with a few honest lines.' },
  { route: '/landing', state: 'signed out', sees: 'Begin with a few honest lines.' },
  { route: '/example-profiles', state: 'all', sees: 'Example profiles' },
  {
    route: '/example-profiles',
    state: 'narrowed',
    at: () => '/example-profiles?gender=male&maritalStatus=widowed',
    sees: text(/^Brother, /),
  },
  {
    route: '/example-profiles',
    state: 'nobody found',
    at: () => '/example-profiles?location=nowhere',
    sees: 'No profiles match your filters',
  },
  { route: '/offline', state: 'nothing kept', sees: 'There is no connection' },
  { route: '/for-families', state: 'signed out', sees: 'For fathers and families' },
  { route: '/privacy-policy', state: 'signed out', sees: 'Privacy Policy' },
  { route: '/terms-of-service', state: 'signed out', sees: 'Terms of Service' },
  { route: '/auth', state: 'signing in', sees: 'Welcome Back' },
  {
    route: '/auth',
    state: 'login failed',
    doing: async (page) => {
      await field(page, 'Email').fill('nobody@people.example');
      await field(page, 'Password').fill('not a password');
      await button(page, 'Sign In').click();
    },
    sees: said('Login failed'),
  },
  {
    route: '/auth',
    state: 'a sister signs up',
    at: () => '/auth?tab=signup',
    doing: async (page) => {
      await page.getByRole('radio', { name: /^Female/ }).check();
      await field(page, 'Password').fill('short');
      await button(page, 'Create Account').click();
    },
    sees: said('Form validation failed'),
  },
  {
    route: '/auth',
    state: 'came for a paid plan',
    at: () => '/auth?plan=monthly',
    sees: text('Continue to payment'),
  },
  { route: '/signup', state: 'signed out', sees: (page) => heading(page, 'Create your account').last() },
  { route: '/forgot-password', state: 'asking', sees: 'Forgot your password?' },
  {
    route: '/forgot-password',
    state: 'sent',
    doing: async (page) => {
      await field(page, 'Email').fill('nobody@people.example');
      await button(page, 'Send the link').click();
    },
    sees: 'Email Sent!',
  },
  { route: '/reset-password', state: 'with a token', at: ({ reset }) => reset, sees: 'Set a new password' },
  {
    route: '/reset-password',
    state: 'refused words',
    at: ({ reset }) => reset,
    doing: press('Set the password'),
    sees: text('Password must be at least 8 characters'),
  },
  { route: '/reset-password', state: 'without a token', sees: 'Invalid Reset Link' },
  {
    route: '/confirm-email',
    state: 'with a token',
    at: ({ confirmation }) => confirmation,
    sees: 'Confirm your email',
  },
  { route: '/confirm-email', state: 'without a token', sees: 'This link does not work' },
  { route: '/unsubscribe/:token', state: 'form', at: ({ unsubscribe }) => unsubscribe, sees: /^Stop emails/ },
  { route: '/unsubscribe/:token', state: 'unknown', at: () => '/unsubscribe/unknown', sees: 'This link does not work' },
  {
    route: '/wali-verify',
    state: 'form',
    at: ({ invitation }) => invitation,
    sees: /^Your .+ Khadija has chosen you as her wali \(guardian\)$/,
  },
  {
    route: '/wali-verify',
    state: 'declining',
    at: ({ invitation }) => invitation,
    doing: press('I am not her guardian'),
    sees: dialog('Are you sure?'),
  },
  { route: '/wali-verify', state: 'a broken link', sees: 'This link does not work' },
  { route: '/guardian-claim', state: 'with a token', at: ({ claim }) => claim, sees: text(/^It is for/) },
  {
    route: '/guardian-claim',
    state: 'an ended link',
    at: ({ claim }) => claim,
    given: (page) =>
      page.route('**/api/guardian/claim/describe', (route) =>
        route.fulfill({ status: 410, json: { code: 'guardianship.claim-expired', message: 'Ended.' } }),
      ),
    sees: 'This link is too old',
  },
  { route: '/guardian-claim', state: 'without a token', sees: 'This link does not work' },
  { route: '/browse', state: 'signed out', sees: 'Please log in' },
  { route: '/interest-requests', state: 'signed out', sees: 'Please log in' },
  { route: '/how-fit-is-worked-out', state: 'signed out', sees: 'The order of a list' },
  { route: '/guidance', state: 'signed out', sees: 'Quick tips' },
  {
    route: '/guidance',
    state: 'an article',
    doing: (page) => page.locator('main').getByRole('listitem').getByRole('link').first().click(),
    sees: (page) => page.getByRole('heading', { name: 'Read next' }),
  },
  { route: '/guidance', state: 'searched', at: () => '/guidance?q=mahr', sees: text(/about “mahr”/) },
  {
    route: '/guidance',
    state: 'searched in vain',
    at: () => '/guidance?q=camels',
    sees: 'Nothing here is about “camels” yet',
  },
  {
    route: '/guidance',
    state: 'a topic behind the first ones',
    at: () => '/guidance?category=dua',
    sees: (page) => page.getByRole('link', { name: 'Dua', exact: true }),
  },
  { route: '/guidance/:slug', state: 'an article that is gone', at: () => '/guidance/gone', sees: 'Page Not Found' },
  { route: '/guidance/prayer-times', state: 'signed out', sees: 'Or choose one of these' },
  {
    route: '/guidance/prayer-times',
    state: 'a town and a month',
    at: () => '/guidance/prayer-times?city=Bradford&month=2026-11',
    sees: 'November 2026 in Bradford',
  },
  {
    route: '/guidance/prayer-times',
    state: 'several towns',
    at: () => '/guidance/prayer-times?city=stoke',
    sees: 'Which one do you mean?',
  },
  {
    route: '/guidance/prayer-times',
    state: 'no such town',
    at: () => '/guidance/prayer-times?city=Nowhere',
    sees: text('We do not know a town called ‘Nowhere’'),
  },
  { route: '/help', state: 'open', sees: 'Someone to talk to' },
  {
    route: '/help',
    state: 'sent',
    doing: async (page) => {
      await field(page, 'Your message').fill('May I speak with somebody?');
      await button(page, 'Send').click();
    },
    sees: 'We have it.',
  },
  {
    route: '/help',
    state: 'nothing typed',
    doing: press('Send'),
    sees: text('Please write something. You can write up to 2,000 characters.'),
  },
  {
    route: '/help',
    state: 'answered',
    doing: async (page, { helpKey }) => {
      await field(page, 'Key').fill(helpKey);
      await button(page, 'Read').click();
    },
    sees: text('نعم، بكل سرور.'),
  },
  {
    route: '/help',
    state: 'an unknown key',
    doing: async (page) => {
      await field(page, 'Key').fill('abcd efgh jkmn');
      await button(page, 'Read').click();
    },
    sees: 'What is under this key',
  },
  { route: '*', state: 'not found', at: () => '/no/such/page', sees: 'Page Not Found' },
  {
    route: '/decide/:token',
    state: 'open',
    at: ({ decide }) => decide,
    sees: 'A teacher of 34 from Bradford wants to get to know your daughter Hafsa',
  },
  ...(['ar', 'ur'] as const).flatMap((language): Scene[] => [
    {
      route: '/decide/:token',
      state: `with flags, ${language}`,
      at: ({ decideFlagged }) => inLanguage(language, decideFlagged),
      sees: (page) => page.locator(`html[lang=${language}][dir=rtl] .flag-notes`),
    },
    {
      route: '/decide/:token',
      state: `kind words, ${language}`,
      at: ({ decide }) => inLanguage(language, decide),
      doing: (page) => page.locator('details:has(.phrase) > summary').click(),
      sees: (page) => page.locator(`html[lang=${language}] .phrase`).first(),
    },
    {
      route: '/step-down/:token',
      state: `asked, ${language}`,
      at: ({ stepDownLink }) => inLanguage(language, stepDownLink),
      sees: (page) => page.locator(`html[lang=${language}] [value=ask]`),
    },
  ]),
  {
    route: '/decide/:token',
    state: 'a phrase taken',
    at: ({ decide }) => decide,
    doing: async (page) => {
      await page.getByText('Kind words for a no').click();
      await button(page, 'Let us speak about this first, in sha Allah.').click();
    },
    sees: (page) => page.getByText('Let us speak about this first, in sha Allah.').first(),
  },
  {
    route: '/decide/:token',
    state: 'with flags',
    at: ({ decideFlagged }) => decideFlagged,
    sees: text('a request to meet alone'),
  },
  {
    route: '/decide/:token',
    state: 'a stage',
    at: ({ decideStage }) => decideStage,
    sees: /would like to arrange a meeting$/,
  },
  { route: '/decide/:token', state: 'on hold', at: ({ decideOnHold }) => decideOnHold, sees: 'This is on hold' },
  {
    route: '/decide/invitation/:id',
    state: 'declining without scripts',
    at: ({ invitation }) => invitation,
    doing: (page) => page.evaluate(SEND_WITHOUT_SCRIPTS),
    sees: 'Are you sure?',
  },
  {
    route: '/decide/invitation/:id',
    state: 'a broken link',
    at: () => '/decide/invitation/unknown',
    sees: 'This link does not work',
  },
  {
    route: '/step-down/:token',
    state: 'form',
    at: ({ stepDownLink }) => stepDownLink,
    sees: /^Step down as/,
  },
  {
    route: '/step-down/:token',
    state: 'to be confirmed',
    at: ({ stepDownLink }) => stepDownLink,
    doing: press('Step down'),
    sees: /^You chose to step down/,
  },
  {
    route: '/decide/objection/:token',
    state: 'form',
    at: ({ objectionLink }) => objectionLink,
    sees: /^Your guardian wants to end your conversation/,
  },
  {
    route: '/decide/objection/:token',
    state: 'unknown',
    at: () => '/decide/objection/unknown',
    sees: 'This link does not work any more',
  },
  {
    route: '/decide/relative/:token',
    state: 'form',
    at: ({ relativeLink }) => relativeLink,
    sees: /named you as a relative$/,
  },
  {
    route: '/decide/relative/:token',
    state: 'unknown',
    at: () => '/decide/relative/unknown',
    sees: 'This link has ended',
  },
  { route: '/step-down/:token', state: 'unknown', at: () => '/step-down/unknown', sees: 'There is nothing to do here' },
  { route: '/decide/:token', state: 'decided', at: ({ decided }) => decided, sees: 'This is already answered' },
  { route: '/decide/:token', state: 'unknown', at: () => '/decide/unknown', sees: 'There is nothing to read here' },
  { route: '/dev/mailbox', state: 'with e-mails', sees: 'Mailbox' },
  {
    route: '/dev/mailbox',
    state: 'empty',
    at: () => '/dev/mailbox?to=nobody',
    sees: text('No email to this address.'),
  },
  { route: '/dev/mailbox/:id', state: 'an e-mail', at: ({ mail }) => `/dev/mailbox/${mail}`, sees: 'As designed' },
  {
    route: '/dev/mailbox/:id/html',
    state: 'the e-mail itself',
    at: ({ mail }) => `/dev/mailbox/${mail}/html`,
    given: withoutSandbox,
    sees: text('Answer the request'),
  },
];
