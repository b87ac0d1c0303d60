import type { Page } from 'playwright';
import { changingAnswers } from '../support/changed-answers.ts';
import { CONSOLE } from '../support/console-page.ts';
import { dialog, text, type Scene } from './scene.ts';
import { verb } from '../support/screen.ts';

const ID = '0193a5b0-0000-7000-8000-000000000001';
const words = { why: 'contact_details', note: 'Please write it without the name of your page.' };
const times = { createdAt: '2026-11-20T10:00:00.000Z', submittedAt: null, acknowledgedAt: null };
const hidden = { id: ID, kind: 'hidden', part: 'bio', ...words, ...times };
const warning = { ...hidden, id: ID.replace(/1$/, '2'), kind: 'warning', part: null, why: 'other' };

/** The own profile with what staff did about it. */
const withMeasures =
  (...measures: object[]) =>
  (page: Page) =>
    changingAnswers(page, '**/api/profile', (profile) => ({ ...profile, measures }));
const record = {
  ...words,
  ...times,
  id: ID,
  part: 'bio',
  submittedAt: '2026-11-21T10:00:00.000Z',
  endedAt: null,
  accountId: ID,
  profileId: 7,
  state: 'submitted',
  version: '2026-11-21T10:00:00.000Z',
  texts: [
    { field: 'bio', text: 'I teach mathematics, and I like to walk in the hills with my family.' },
    { field: 'dietaryRestrictions', text: 'halal_only' },
  ],
  wordsWithheld: false,
  wordsReadable: true,
  assignee: null,
  assignedAt: null,
  pendingSince: '2026-11-21T10:00:00.000Z',
  allowedActions: ['take', 'show', 'send-back'],
};
const withRewrite = (page: Page) =>
  page.route('**/api/admin/rewrites?*', async (route) => {
    const filter = encodeURIComponent(JSON.stringify({ role: 'member' }));
    const [member] = await (await page.request.get(`/api/admin/users?range=[0,0]&filter=${filter}`)).json();
    const json = [{ ...record, accountId: member.id }];
    await route.fulfill({ json, headers: { 'Content-Range': 'rewrites 0-0/1' } });
  });

const idris: Scene['as'] = (cast) => cast.idris;
const admin: Scene['as'] = (cast) => cast.admin;
const queue = { route: `${CONSOLE}/rewrites`, as: admin };

/** The notices load later on a page that the browser makes; the server renders them (hidden-texts.e2e.ts). */
const arrived =
  (words: RegExp | string): NonNullable<Scene['doing']> =>
  (page) =>
    text(words)(page).waitFor();

/** Hidden texts and warnings: the member's pages and the console. */
export const moderated: Scene[] = [
  {
    route: '/profile',
    state: 'a text is hidden',
    as: idris,
    given: withMeasures(hidden),
    doing: arrived(/^Our staff have hidden a text of your profile/),
    sees: text(/^Our staff have hidden a text of your profile/),
  },
  {
    route: '/profile',
    state: 'all of it is hidden, and a warning was read',
    as: idris,
    given: withMeasures(
      { ...hidden, part: 'profile', submittedAt: times.createdAt },
      { ...warning, acknowledgedAt: times.createdAt },
    ),
    doing: arrived('Our staff have hidden your profile'),
    sees: text('Our staff have hidden your profile'),
  },
  {
    route: '/dashboard',
    state: 'a warning',
    as: idris,
    given: withMeasures(warning),
    doing: arrived('I have read it'),
    sees: text('I have read it'),
  },
  { ...queue, state: 'listed', sees: 'Rewritten texts' },
  { ...queue, state: 'with a chosen answer', given: withRewrite, sees: text('Halal only') },
  {
    ...queue,
    state: 'sending back',
    given: withRewrite,
    doing: (page) => verb(page, 'Send back').first().click(),
    sees: dialog('Ask for another text'),
  },
];
