import { button } from '../support/screen.ts';
import { text, said, press, type Scene } from './scene.ts';

const newcomer: Scene['as'] = (cast) => cast.newcomer;
/** Somebody with an account and nothing else. */
export const newcomers: Scene[] = [
  { route: '/', state: 'without a profile', as: newcomer, sees: 'Your way to a marriage' },
  { route: '/create-profile', state: 'new', as: newcomer, sees: 'Important Values' },
  {
    route: '/create-profile',
    state: 'refused',
    as: newcomer,
    doing: async (page) => {
      await page.getByRole('checkbox', { name: 'I have children' }).check();
      await button(page, 'Create Profile').click();
    },
    sees: said('Form validation failed'),
  },
  { route: '/simple-profile', state: 'new', as: (cast) => cast.unsaid, sees: 'Important Values' },
  { route: '/profile', state: 'empty', as: newcomer, sees: 'You have no profile yet' },
  { route: '/browse', state: 'without a profile', as: newcomer, sees: text(/compatible profile/) },
  { route: '/browse', state: 'without a gender', as: (cast) => cast.unsaid, sees: 'Complete Your Profile First' },
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
