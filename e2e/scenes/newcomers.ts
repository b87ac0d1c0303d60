import { fillProfile } from '../support/forms.ts';
import { button, choose, field, link } from '../support/screen.ts';
import { text, said, press, type Scene } from './scene.ts';

const newcomer: Scene['as'] = (cast) => cast.newcomer;
/** A person with an account only. */
export const newcomers: Scene[] = [
  { route: '/', state: 'without a profile', as: newcomer, sees: 'Your way to marriage' },
  {
    route: '/create-profile',
    state: 'new, with sentences to begin with',
    as: newcomer,
    doing: async (page) => {
      await page.getByText('Not sure how to start?').click();
      await button(page, 'My children and I …').click();
    },
    sees: 'Basic Information',
  },
  {
    route: '/create-profile',
    state: 'refused',
    as: newcomer,
    at: () => '/create-profile?step=family',
    doing: async (page) => {
      await choose(page, 'Do you have children?', 'Yes');
      await button(page, 'Continue').click();
    },
    sees: said('Form validation failed'),
  },
  {
    route: '/create-profile',
    state: 'with answers to check, of which some are missing',
    as: newcomer,
    doing: async (page) => {
      await field(page, 'Location').fill('Bradford');
      await link(page, 'Check your answers').click();
    },
    sees: (page) => page.getByText('Not answered').first(),
  },
  {
    route: '/create-profile',
    state: 'with all answers to check',
    as: newcomer,
    doing: (page) => fillProfile(page),
    sees: (page) => page.getByRole('checkbox', { name: /^I agree that Mithaq uses/, checked: true }),
  },
  {
    route: '/create-profile',
    state: 'with an answer to change',
    as: newcomer,
    at: () => '/create-profile?step=marriage&at=hasChildren&from=check',
    sees: (page) => button(page, 'Back to your answers'),
  },
  { route: '/simple-profile', state: 'new', as: (cast) => cast.withoutGender, sees: 'Basic Information' },
  { route: '/profile', state: 'made in full', as: newcomer, at: () => '/profile?step=life', sees: 'Everyday life' },
  { route: '/browse', state: 'without a profile', as: newcomer, sees: text(/compatible profile/) },
  {
    route: '/browse',
    state: 'without a gender',
    as: (cast) => cast.withoutGender,
    sees: 'Complete Your Profile First',
  },
  { route: '/matches', state: 'without a profile', as: newcomer, sees: 'Complete Your Profile First' },
  { route: '/messages', state: 'without a profile', as: newcomer, sees: 'Complete Your Profile First' },
  { route: '/interest-requests', state: 'without a profile', as: newcomer, sees: 'Complete Your Profile First' },
  { route: '/guardian-verify', state: 'new', as: newcomer, sees: 'Enter your guardian code' },
  {
    route: '/guardian-verify',
    state: 'refused',
    as: newcomer,
    doing: press('Verify'),
    sees: said('Verification code required'),
  },
  { route: '/guardian-dashboard', state: 'for others', as: newcomer, sees: 'This page is for guardians' },
];
