import type { Cast } from '../support/cast/roles.ts';
import { changingAnswers } from '../support/changed-answers.ts';
import { text, said, dialog, press, type Scene } from './scene.ts';
import { field } from '../support/screen.ts';
import { talks } from './talks.ts';

const idris: Scene['as'] = (cast) => cast.idris;
const yusuf: Scene['as'] = (cast) => cast.yusuf;
const onBreak: Scene['as'] = (cast) => cast.onBreak;
const ofAmina = (cast: Cast) => `/profile-details/${cast.amina.profileId}`;
/** Brothers: one without any requests, and one with matches and messages. */
export const brothers: Scene[] = [
  { route: '/', state: 'signed in', as: idris, sees: 'Your activity' },
  { route: '/example-profiles', state: 'signed in', as: idris, sees: 'Example profiles' },
  { route: '/privacy-policy', state: 'signed in', as: idris, sees: 'Privacy Policy' },
  { route: '/dashboard', state: 'empty', as: idris, sees: 'Subscription Status' },
  { route: '/interest-requests', state: 'empty', as: idris, sees: 'You have no requests yet' },
  {
    route: '/interest-requests',
    state: 'none sent',
    as: idris,
    at: () => '/interest-requests?tab=sent',
    sees: 'You have not sent a request yet',
  },
  { route: '/messages', state: 'empty', as: idris, sees: 'No conversations yet' },
  {
    route: '/matches',
    state: 'empty',
    as: idris,
    at: () => '/matches?location=Nowhere',
    sees: 'No profile matches these filters',
  },
  {
    route: '/browse',
    state: 'empty',
    as: idris,
    at: () => '/browse?location=Nowhere',
    sees: 'No profile matches these filters',
  },
  { route: '/guidance/prayer-times', state: 'no town yet', as: idris, sees: text(/^Choose your town first/) },
  {
    route: '/guidance/prayer-times',
    state: 'reminders chosen',
    as: yusuf,
    at: () => '/guidance/prayer-times?city=Bradford',
    doing: press('Save reminders'),
    sees: text(/^The next email comes/),
  },
  { route: '/browse', state: 'with profiles', as: idris, sees: text('Guardian Verified') },
  { route: '/browse', state: 'on the free plan', as: idris, sees: text(/^You are on the free plan/) },
  { route: '/browse', state: 'with four wives', as: (cast) => cast.dawud, sees: text(/you have four wives/) },
  { route: '/profile', state: 'with four wives', as: (cast) => cast.dawud, sees: text('We do not list your profile') },
  {
    route: '/browse',
    state: 'whom he may not ask again yet',
    as: yusuf,
    given: (page) =>
      changingAnswers<object[]>(page, '**/api/profiles/browse*', ([first, ...rest]) => [
        {
          ...first,
          relation: 'none',
          allowedActions: [],
          sendBlocker: 'too-soon',
          requestAgainFrom: '2027-02-20T10:00:00Z',
        },
        ...rest,
      ]),
    sees: text('Your last request was declined. You cannot ask again before 20 Feb 2027.'),
  },
  {
    route: '/browse',
    state: 'a card of which more is asked',
    as: idris,
    doing: (page) =>
      page
        .getByRole('button', { name: /^More about profile/ })
        .first()
        .click(),
    sees: text('Report this profile'),
  },
  { route: '/browse', state: 'taking a break', as: onBreak, sees: text(/^Your profile is hidden until/) },
  { route: '/browse', state: 'with saved searches', as: onBreak, sees: text('Saved searches') },
  {
    route: '/browse',
    state: 'keeping a search',
    as: idris,
    doing: press('Save this search'),
    sees: dialog('Save this search'),
  },
  {
    route: '/browse',
    state: 'removing a search',
    as: onBreak,
    doing: press('Remove the search ‘Near my mother’'),
    sees: dialog('Remove the search ‘Near my mother’?'),
  },
  { route: '/saved', state: 'with somebody', as: onBreak, sees: text('1 saved profile') },
  { route: '/saved', state: 'empty', as: idris, sees: 'You have not saved a profile yet' },
  { route: '/dashboard', state: 'taking a break', as: onBreak, sees: text(/^Your profile is hidden until/) },
  {
    route: '/account-settings',
    state: 'taking a break, with somebody blocked',
    as: onBreak,
    sees: text(/From that day people can find it again/),
  },
  {
    route: '/profile-details/:id',
    state: 'blocking',
    as: idris,
    at: ofAmina,
    doing: (page) => page.getByRole('button', { name: /^Block profile/ }).click(),
    sees: (page) => page.getByRole('dialog', { name: /^Block profile/ }),
  },
  {
    route: '/matches',
    state: 'paused from her side',
    as: ({ inIddah }) => inIddah.his,
    sees: text(/^Her side paused/),
  },
  { route: '/browse', state: 'sending', as: yusuf, doing: press('Send Interest'), sees: dialog('Send Interest') },
  {
    route: '/browse',
    state: 'wrong filters',
    as: idris,
    at: () => '/browse?ageMin=50&ageMax=20',
    sees: text('The first age must not be higher than the second'),
  },
  { route: '/profile-details/:id', state: 'another', as: idris, at: ofAmina, sees: 'Why this may fit' },
  { route: '/matches', state: 'onHold', as: (cast) => cast.pausedWith, sees: text(/until she has a guardian/) },
  {
    route: '/messages/:matchId',
    state: 'resting, his',
    as: (cast) => cast.pausedWith,
    at: ({ pausedMatchId }) => `/messages/${pausedMatchId}`,
    sees: text(/until she has a guardian/),
  },
  { route: '/matches', state: 'of an admin', as: (cast) => cast.admin, sees: 'This page is for members' },
  {
    route: '/profile-details/:id',
    state: 'matched',
    as: yusuf,
    at: ofAmina,
    sees: text('You two are matched.'),
  },
  {
    route: '/profile-details/:id',
    state: 'not to be seen',
    as: idris,
    at: (cast) => `/profile-details/${cast.khadija.profileId}`,
    sees: 'We cannot show this profile',
  },
  { route: '/profile', state: 'read', as: yusuf, sees: 'Faith and practice' },
  {
    route: '/profile',
    state: 'its wishes edited',
    as: yusuf,
    at: () => '/profile?step=wishes',
    doing: async (page) => {
      await field(page, 'Where a spouse lives (optional)').fill('Leeds');
    },
    sees: (page) => page.getByRole('checkbox', { name: 'The place' }),
  },
  { route: '/matches', state: 'with one that has ended', as: (cast) => cast.leftBehind, sees: 'Ended matches' },
  { route: '/matches', state: 'with a match', as: yusuf, sees: (page) => page.getByText('Open conversation') },
  {
    route: '/interest-requests',
    state: 'sent',
    as: yusuf,
    at: () => '/interest-requests?tab=sent',
    sees: (page) => page.getByText('Open the conversation'),
  },
  { route: '/messages', state: 'with a match', as: yusuf, sees: text('Initial conversation') },
  {
    route: '/messages/:matchId',
    state: 'in every state',
    as: yusuf,
    at: ({ matchId }) => `/messages/${matchId}`,
    sees: text(/^Declined by guardian/),
  },
  {
    route: '/messages/:matchId',
    state: 'of others',
    as: idris,
    at: ({ matchId }) => `/messages/${matchId}`,
    sees: text("This conversation doesn't exist or you don't have access to it"),
  },
  ...talks('his'),
  { route: '/account-settings', state: 'general', as: yusuf, sees: 'Who can see your profile' },
  {
    route: '/account-settings',
    state: 'notifications',
    as: yusuf,
    at: () => '/account-settings?tab=notifications',
    sees: (page) => page.getByRole('checkbox', { name: /^News of Mithaq/ }),
  },
  {
    route: '/account-settings',
    state: 'security',
    as: yusuf,
    at: () => '/account-settings?tab=security',
    doing: press('Change password'),
    sees: said('Missing fields'),
  },
  {
    route: '/account-settings',
    state: 'security, the address not confirmed',
    as: idris,
    at: () => '/account-settings?tab=security',
    sees: text('Please confirm your email address first'),
  },
  {
    route: '/account-settings',
    state: 'subscription',
    as: yusuf,
    at: () => '/account-settings?tab=subscription',
    sees: 'Danger Zone',
  },
  { route: '/dashboard', state: 'of an admin', as: (cast) => cast.admin, sees: /administrator/ },
];
