import { expectOk } from '../../src/testing/people.ts';
import { PASSWORD } from '../support/forms.ts';
import { button } from '../support/screen.ts';
import { dialog, press, text, type Scene } from './scene.ts';

const PLAN = '/account-settings?tab=subscription';

/** Members who leave, their matches, and members who change their address. */
export const leavers: Scene[] = [
  {
    route: '/account-settings',
    state: 'deleting',
    as: (cast) => cast.idris,
    at: () => PLAN,
    doing: press('Delete my account'),
    sees: dialog('Delete your account?'),
  },
  {
    route: '/account-settings',
    state: 'withdrawing consent',
    as: (cast) => cast.idris,
    doing: press('Withdraw consent'),
    sees: dialog('Withdraw your consent?'),
  },
  {
    route: '/account-settings',
    state: 'of a guardian who deletes',
    as: (cast) => cast.zayd,
    doing: press('Delete my account'),
    sees: text(/^You stop being a guardian/),
  },
  {
    route: '/leaving',
    state: 'left just now',
    as: (cast) => cast.parting,
    at: () => PLAN,
    doing: async (page, { parting }) => {
      // Earlier scenes may have taken longer than a sign-in counts as recent.
      await expectOk('Sign-in', parting.browser.post('/api/auth/signin', { email: parting.email, password: PASSWORD }));
      // Imported here because it needs a running product, which the list of scenes does not.
      const { comesAs } = await import('../support/journey.ts');
      await comesAs(page.context(), parting);
      // The sign-in ended the session with which the page was open.
      await page.goto(PLAN);
      await button(page, 'Delete my account').click();
      const requested = page.getByRole('dialog');
      await requested.getByRole('checkbox').check();
      await button(requested, 'Delete my account').click();
    },
    sees: text('We have emailed this to you too.'),
  },
  { route: '/signed-out', state: 'in a tab that was emptied', sees: 'You have signed out' },
  {
    route: '/leaving',
    state: 'wherever one goes',
    as: (cast) => cast.leaving,
    at: () => '/browse',
    sees: (page) => button(page, 'Restore my account'),
  },
  { route: '/profile', state: 'without consent', as: (cast) => cast.withoutConsent, sees: 'Your consent' },
  {
    route: '/profile',
    state: 'consent not ticked',
    as: (cast) => cast.withoutConsent,
    doing: press('I agree'),
    sees: text('Please agree. Then others can see your profile'),
  },
  {
    route: '/browse',
    state: 'without consent',
    as: (cast) => cast.withoutConsent,
    sees: text(/^No one can see you yet, and you cannot send/),
  },
  {
    route: '/account-settings',
    state: 'an address that waits',
    as: (cast) => cast.withoutConsent,
    sees: text(/^Waiting for you to confirm/),
  },
  {
    route: '/account-settings',
    state: 'changing the address',
    as: (cast) => cast.idris,
    doing: async (page) => {
      await button(page, 'Change email address').click();
      await button(page, 'Send the link').click();
    },
    sees: text('Please give your email address'),
  },
  {
    route: '/messages/:matchId',
    state: 'with who left',
    as: (cast) => cast.leftBehind,
    at: ({ endedMatchId }) => `/messages/${endedMatchId}`,
    sees: text(/^Not delivered, because the conversation ended/),
  },
  {
    route: '/messages',
    state: 'with who left',
    as: (cast) => cast.leftBehind,
    sees: (page) => page.getByText('Ended', { exact: true }),
  },
  {
    route: '/matches',
    state: 'with who left',
    as: (cast) => cast.leftBehind,
    sees: text('Ended'),
  },
];
