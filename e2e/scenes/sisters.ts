import { button } from '../support/screen.ts';
import { text, dialog, press, type Scene } from './scene.ts';

const maryam: Scene['as'] = (cast) => cast.maryam;
const khadija: Scene['as'] = (cast) => cast.khadija;
const amina: Scene['as'] = (cast) => cast.amina;
/** Sisters: without a guardian, waiting for him, and in the midst of it. */
export const sisters: Scene[] = [
  { route: '/wali-pending', state: 'empty', as: maryam, sees: 'No guardian is named' },
  { route: '/guardian-setup', state: 'naming', as: maryam, sees: 'Name Your Guardian' },
  {
    route: '/guardian-setup',
    state: 'refused',
    as: maryam,
    doing: press('Save and write to him'),
    sees: text('This field is required'),
  },
  { route: '/guardian-pending', state: 'waiting', as: khadija, sees: 'One step is left: your guardian' },
  { route: '/wali-pending', state: 'waiting', as: khadija, sees: 'Guardian details' },
  { route: '/guardian-setup', state: 'correcting', as: khadija, sees: 'Correct Your Guardian’s Details' },
  { route: '/profile', state: 'of a waiting sister', as: khadija, sees: 'Not yet stated by you' },
  { route: '/wali-pending', state: 'verified', as: amina, sees: 'What he has decided' },
  { route: '/guardian-setup', state: 'verified', as: amina, sees: 'Your Guardian Is Verified' },
  { route: '/dashboard', state: 'of a sister', as: amina, sees: 'Guardian status' },
  { route: '/interest-requests', state: 'received', as: amina, sees: (page) => button(page, 'Accept') },
  {
    route: '/interest-requests',
    state: 'accepting',
    as: amina,
    doing: press('Accept'),
    sees: dialog('Accept this request?'),
  },
  {
    route: '/messages',
    state: 'unread',
    as: amina,
    sees: (page) => page.getByText('1 unread', { exact: true }).first(),
  },
];
