import { changingAnswers } from '../support/changed-answers.ts';
import { button } from '../support/screen.ts';
import { text, dialog, press, reportMessage, type Scene } from './scene.ts';
import { talks } from './talks.ts';

const maryam: Scene['as'] = (cast) => cast.maryam;
const khadija: Scene['as'] = (cast) => cast.khadija;
const waiting: Scene['as'] = ({ inIddah }) => inIddah.hers;
const amina: Scene['as'] = (cast) => cast.amina;
const onHold: Scene['as'] = (cast) => cast.onHold;
const checked: Scene['as'] = (cast) => cast.checked;
const requesting: Scene['as'] = (cast) => cast.wardOfDisputed;
/** Sisters: without a guardian, before his verification, and with matches and messages. */
export const sisters: Scene[] = [
  {
    route: '/wali-pending',
    state: 'empty',
    as: maryam,
    sees: text('The man you named said that he is not your guardian'),
  },
  { route: '/guardian-setup', state: 'naming', as: maryam, sees: 'Name your guardian' },
  {
    route: '/guardian-setup',
    state: 'refused',
    as: maryam,
    doing: press('Save and write to him'),
    sees: text('Please give your guardian’s full name'),
  },
  { route: '/guardian-pending', state: 'waiting', as: khadija, sees: 'One step is left: your guardian' },
  { route: '/wali-pending', state: 'waiting', as: khadija, sees: 'Guardian details' },
  { route: '/guardian-setup', state: 'correcting', as: khadija, sees: 'Correct your guardian’s details' },
  { route: '/profile', state: 'of a waiting sister', as: khadija, sees: 'You have not answered these yet' },
  { route: '/wali-pending', state: 'verified', as: amina, sees: 'What he decided' },
  { route: '/guardian-setup', state: 'verified', as: amina, sees: 'Name another guardian' },
  {
    route: '/wali-pending',
    state: 'whose address is not reached',
    as: khadija,
    given: (page) => changingAnswers(page, '**/api/guardian', (wali) => ({ ...wali, isUndeliverable: true })),
    sees: text('We could not reach the email address of your wali'),
  },
  {
    route: '/account-settings',
    state: 'an address that is not reached',
    as: khadija,
    given: (page) => changingAnswers(page, '**/api/account/email', (own) => ({ ...own, undeliverable: 'bounce' })),
    sees: (page) => button(page, 'Send me emails again'),
  },
  { route: '/wali-pending', state: 'who cannot act now', as: onHold, sees: text('Cannot act now') },
  { route: '/guardian-setup', state: 'who cannot act now', as: onHold, sees: 'Name another guardian' },
  {
    route: '/wali-pending',
    state: 'whom the staff look at',
    as: checked,
    sees: text('We need to check one thing first'),
  },
  { route: '/guardian-setup', state: 'whom the staff look at', as: checked, sees: 'Name another guardian' },
  {
    route: '/wali-pending',
    state: 'about whom a question is open',
    as: requesting,
    sees: text('We are looking at a question'),
  },
  { route: '/guardian-setup', state: 'about whom a question is open', as: requesting, sees: 'Name another guardian' },
  {
    route: '/messages/:matchId',
    state: 'resting, since a question is open',
    as: requesting,
    at: ({ disputedMatchId }) => `/messages/${disputedMatchId}`,
    sees: text(/We are looking at a question about your guardian/),
  },
  {
    route: '/guardian-setup',
    state: 'who stepped down',
    as: (cast) => cast.afterStepDown,
    sees: text(/Your uncle in Leeds/),
  },
  {
    route: '/wali-pending',
    state: 'who stepped down',
    as: (cast) => cast.afterStepDown,
    sees: text(/Your uncle in Leeds/),
  },
  {
    route: '/guardian-setup',
    state: 'replaced often',
    as: amina,
    given: (page) => changingAnswers(page, '**/api/guardian', (wali) => ({ ...wali, replacementsLeft: 0 })),
    sees: (page) => page.getByRole('link', { name: 'Write to us' }),
  },
  { route: '/profile', state: 'whose guardian cannot act now', as: onHold, sees: text('Cannot act now') },
  {
    route: '/messages/:matchId',
    state: 'resting, hers',
    as: onHold,
    at: ({ pausedMatchId }) => `/messages/${pausedMatchId}`,
    sees: text(/^This conversation is paused until you have a guardian/),
  },
  { route: '/messages', state: 'resting, hers', as: onHold, sees: text('Paused') },
  {
    route: '/messages/:matchId',
    state: 'resting, since her guardian is the other one',
    as: onHold,
    at: ({ pausedMatchId }) => `/messages/${pausedMatchId}`,
    given: (page) =>
      changingAnswers(page, '**/api/matches/*', (match) => ({ ...match, pauseReasons: ['guardian-conflict'] })),
    sees: (page) => page.getByRole('link', { name: 'Name another guardian' }),
  },
  {
    route: '/messages/:matchId',
    state: 'which her guardian wants to end',
    as: ({ ending }) => ending.hers,
    at: ({ ending }) => `/messages/${ending.matchId}`,
    sees: (page) => page.getByRole('button', { name: 'I do not want this ended' }),
  },
  {
    route: '/messages/:matchId',
    state: 'after she objected',
    as: ({ ending }) => ending.hers,
    at: ({ ending }) => `/messages/${ending.matchId}`,
    given: (page) =>
      changingAnswers(page, '**/api/matches/*', ({ endsOn: _, ...match }) => ({
        ...match,
        objectedAt: match.updatedAt,
        allowedActions: ['pause', 'end'],
      })),
    sees: (page) => page.getByRole('link', { name: 'Tell us in private' }),
  },
  ...talks('hers'),
  {
    route: '/profile-details/:id',
    state: 'reporting him',
    as: amina,
    at: ({ yusuf }) => `/profile-details/${yusuf.profileId}`,
    doing: press('Report this profile'),
    sees: dialog('Report this profile'),
  },
  { route: '/guardian-dashboard', state: 'of a sister', as: amina, sees: 'What he has not answered' },
  {
    route: '/guardian-dashboard',
    state: 'of a sister without a guardian',
    as: maryam,
    sees: text('The man you named said that he is not your guardian'),
  },
  {
    route: '/guardian-dashboard',
    state: 'reporting him',
    as: amina,
    doing: press('Report my guardian'),
    sees: dialog('Tell us about your guardian'),
  },
  { route: '/consultations', state: 'asking', as: maryam, sees: 'Schedule Consultation' },
  {
    route: '/consultations',
    state: 'answered',
    as: amina,
    given: (page) =>
      page.route('**/api/consultations', (route) =>
        route.fulfill({
          json: [
            {
              id: '00000000-0000-7000-8000-000000000000',
              topic: 'My children',
              message: 'How do I tell them?',
              preferredTimes: 'In the evening',
              state: 'answered',
              answer: 'Let us speak on Tuesday at seven.',
              createdAt: '2026-11-20T10:00:00Z',
              answeredAt: '2026-11-21T10:00:00Z',
            },
          ],
        }),
      ),
    sees: text('Let us speak on Tuesday at seven.'),
  },
  { route: '/support', state: 'asking', as: maryam, sees: 'Write to us in private' },
  {
    route: '/support',
    state: 'with the safety question',
    as: maryam,
    given: (page) =>
      page.route('**/api/guardian/safety', (route) =>
        route.fulfill({
          json: {
            requestedAt: '2026-11-20T10:00:00Z',
            answer: null,
            safeFrom: null,
            heldSince: '2026-11-20T09:00:00Z',
          },
        }),
      ),
    sees: 'Is it safe if we act?',
  },
  {
    route: '/support',
    state: 'asking for another look',
    as: maryam,
    at: () => '/support?about=reports.0193b4a0-0000-7000-8000-000000000000',
    sees: text(/^You ask us to look again at what you reported/),
  },
  {
    route: '/support',
    state: 'answered',
    as: amina,
    given: (page) =>
      page.route('**/api/support', (route) =>
        route.fulfill({
          json: [
            {
              id: '00000000-0000-7000-8000-000000000000',
              message: 'May I speak with somebody?',
              state: 'answered',
              answer: 'Yes, of course.',
              createdAt: '2026-11-20T10:00:00Z',
              answeredAt: '2026-11-21T10:00:00Z',
              about: null,
              onHold: false,
              isUnread: false,
              acceptsMessages: true,
              messages: [
                { id: '1', kind: 'message', text: 'May I speak with somebody?', createdAt: '2026-11-20T10:00:00Z' },
                { id: '2', kind: 'answer', text: 'Yes, of course.', createdAt: '2026-11-21T10:00:00Z' },
              ],
            },
          ],
        }),
      ),
    sees: text('Yes, of course.'),
  },
  { route: '/profile', state: 'while her waiting period runs', as: waiting, sees: 'Your waiting period (‘iddah)' },
  {
    route: '/dashboard',
    state: 'while her waiting period runs',
    as: waiting,
    sees: text(/The last day of your waiting period is/),
  },
  {
    route: '/interest-requests',
    state: 'while her waiting period runs',
    as: waiting,
    sees: text(/The last day of your waiting period is/),
  },
  {
    route: '/messages/:matchId',
    state: 'while her waiting period runs',
    as: waiting,
    at: ({ inIddah }) => `/messages/${inIddah.matchId}`,
    sees: text(/is paused until your waiting period ends/),
  },
  { route: '/interest-requests', state: 'held', as: amina, sees: text(/^This request is on hold/) },
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
  // Opening the message marks it as read.
  {
    route: '/messages/:matchId',
    state: 'reporting a message',
    as: amina,
    at: ({ matchId }) => `/messages/${matchId}`,
    doing: reportMessage,
    sees: dialog('Report this message'),
  },
];
