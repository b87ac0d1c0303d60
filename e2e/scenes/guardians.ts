import type { Page } from 'playwright';
import type { Cast } from '../support/cast/roles.ts';
import { changingAnswers } from '../support/changed-answers.ts';
import { dialog, text, press, reportMessage, type Scene } from './scene.ts';

const noWards = (page: Page) => page.route('**/api/guardian/ward-profiles', (route) => route.fulfill({ json: [] }));

const ibrahim: Scene['as'] = (cast) => cast.ibrahim;
const imam: Scene['as'] = (cast) => cast.imam;
const ofStage: Scene['as'] = ({ advanced }) => advanced.guardians;
const talkOf = (which: 'advanced' | 'proposing' | 'paused' | 'ending' | 'ended') => (cast: Cast) =>
  `/guardian-messages/${cast[which].matchId}`;
const zayd: Scene['as'] = (cast) => cast.zayd;
const disputed: Scene['as'] = (cast) => cast.disputed;
/** Guardians: one with much to decide, one with several wards, and one with nothing. */
export const guardians: Scene[] = [
  {
    route: '/guardian-dashboard',
    state: 'with approvals',
    as: ibrahim,
    sees: (page) => page.getByText('Read and decide').first(),
  },
  {
    route: '/ward-profiles',
    state: 'of one whose waiting period runs',
    as: ({ inIddah }) => inIddah.guardians,
    sees: text(/Only you and she can see this date/),
  },
  {
    route: '/guardian-messages',
    state: 'while her waiting period runs',
    as: ({ inIddah }) => inIddah.guardians,
    sees: text(/is paused until the waiting period/),
  },
  { route: '/ward-profiles', state: 'with a ward', as: ibrahim, sees: text(/Sister seeking matrimony/) },
  {
    route: '/ward-profiles',
    state: 'stepping down',
    as: ibrahim,
    doing: press('Step down as her guardian'),
    sees: dialog('Step down as Amina’s wali?'),
  },
  {
    route: '/guardian-dashboard',
    state: 'about whom a question is open',
    as: disputed,
    sees: text(/^We are looking at a question about you as/),
  },
  { route: '/browse', state: 'about whom a question is open', as: disputed, sees: text(/There is nothing to read/) },
  {
    route: '/ward-profiles',
    state: 'about whom a question is open',
    as: disputed,
    sees: text(/^We are looking at a question/),
  },
  { route: '/guardian/approvals', state: 'with approvals', as: ibrahim, sees: 'What you answered' },
  {
    route: '/guardian/approval/:id',
    state: 'a request',
    as: ibrahim,
    at: ({ requested }) => `/guardian/approval/${requested}`,
    doing: press('Read the whole profile'),
    sees: 'Faith and practice',
  },
  {
    route: '/guardian/approval/:id',
    state: 'a request of two who both asked',
    as: ibrahim,
    at: ({ requested }) => `/guardian/approval/${requested}`,
    given: (page) =>
      changingAnswers(page, '**/api/guardian/pending-approvals/*', (item) => ({ ...item, mutualRequest: true })),
    sees: text(/^Amina had sent him an interest request too/),
  },
  {
    route: '/guardian/approval/:id',
    state: 'a message',
    as: ibrahim,
    at: ({ written }) => `/guardian/approval/${written}`,
    sees: 'The conversation so far',
  },
  {
    route: '/guardian/approval/:id',
    state: 'kind words for a no',
    as: ibrahim,
    at: ({ written }) => `/guardian/approval/${written}`,
    doing: (page) => page.getByText('Kind words for a no').click(),
    sees: text('Say no: it is a threat'),
  },
  {
    route: '/guardian/approval/:id',
    state: 'nothing',
    as: ibrahim,
    at: () => '/guardian/approval/01a1fc8a-8e12-7724-8976-a85c8bff2527',
    sees: 'There is nothing to read here',
  },
  { route: '/guardian-messages', state: 'with a match', as: ibrahim, sees: text('Read the conversation') },
  {
    route: '/guardian-messages/:id',
    state: 'a conversation',
    as: ibrahim,
    at: ({ matchId }) => `/guardian-messages/${matchId}`,
    sees: text(/^Declined by guardian/),
  },
  {
    route: '/guardian-messages/:id',
    state: 'with a step to confirm, flags, a note and changes',
    as: ofStage,
    at: talkOf('advanced'),
    sees: 'What happened here',
  },
  {
    route: '/guardian-messages/:id',
    state: 'reporting a message',
    as: ofStage,
    at: talkOf('advanced'),
    doing: reportMessage,
    sees: dialog('Report this message'),
  },
  {
    route: '/guardian-messages/:id',
    state: 'read along, with a step proposed',
    as: ({ proposing }) => proposing.guardians,
    at: talkOf('proposing'),
    sees: text('You read along: messages are delivered at once'),
  },
  {
    route: '/guardian-messages/:id',
    state: 'paused',
    as: ({ paused }) => paused.guardians,
    at: talkOf('paused'),
    sees: text(/^You paused this conversation/),
  },
  {
    route: '/guardian-messages/:id',
    state: 'ending it',
    as: ({ paused }) => paused.guardians,
    at: talkOf('paused'),
    doing: press('End'),
    sees: 'End this conversation?',
  },
  {
    route: '/guardian-messages/:id',
    state: 'which he wants to end',
    as: ({ ending }) => ending.guardians,
    at: talkOf('ending'),
    sees: text(/^You want to end this conversation/),
  },
  {
    route: '/guardian-messages/:id',
    state: 'ended',
    as: ({ ended }) => ended.guardians,
    at: talkOf('ended'),
    sees: text('You ended this conversation.'),
  },
  {
    route: '/guardian-messages/:id/meeting',
    state: 'cancelling a meeting',
    as: ofStage,
    at: ({ advanced }) => `/guardian-messages/${advanced.matchId}/meeting`,
    doing: press('Cancel the meeting'),
    sees: dialog('Cancel this meeting?'),
  },
  {
    route: '/guardian-messages/:id/family',
    state: 'sharing a number',
    as: ofStage,
    at: ({ advanced }) => `/guardian-messages/${advanced.matchId}/family`,
    doing: press('Share something'),
    sees: text('Your phone number'),
  },
  {
    route: '/guardian-messages/:id/family',
    state: 'ending a release',
    as: ofStage,
    at: ({ advanced }) => `/guardian-messages/${advanced.matchId}/family`,
    doing: press('End and report'),
    sees: dialog('End this?'),
  },
  {
    route: '/guardian/matches/:id/path',
    state: 'topics',
    as: ofStage,
    at: ({ advanced }) => `/guardian/matches/${advanced.matchId}/path`,
    doing: async (page) => {
      for (const state of ['Agreed', 'Nothing to read yet'])
        await page.getByText(state, { exact: true }).first().click();
      await page.getByText('Leave Amina a note').first().click();
    },
    sees: text('Ask both to write about it'),
  },
  {
    route: '/guardian/matches/:id/summary',
    state: 'agreed, open and to be spoken of',
    as: ofStage,
    at: ({ advanced }) => `/guardian/matches/${advanced.matchId}/summary`,
    sees: 'What is to be spoken of',
  },
  {
    route: '/guardian/approval/:id',
    state: 'answers to a topic',
    as: ofStage,
    at: ({ topicItem }) => `/guardian/approval/${topicItem}`,
    sees: /have both written about/,
  },
  { route: '/guardian/approvals', state: 'with a step', as: ofStage, sees: /would like to arrange a meeting$/ },
  {
    route: '/guardian/approval/:id',
    state: 'a step',
    as: ofStage,
    at: ({ stageItem }) => `/guardian/approval/${stageItem}`,
    sees: /would like to arrange a meeting$/,
  },
  {
    route: '/guardian/approval/:id',
    state: 'words with flags',
    as: ofStage,
    at: ({ flaggedItem }) => `/guardian/approval/${flaggedItem}`,
    sees: text('a request to meet alone'),
  },
  {
    route: '/guardian-messages/:id',
    state: 'of others',
    as: zayd,
    at: ({ matchId }) => `/guardian-messages/${matchId}`,
    sees: 'There is nothing to read here',
  },
  { route: '/browse', state: 'of a guardian', as: ibrahim, sees: text(/compatible profile/) },
  {
    route: '/profile-details/:id',
    state: 'his ward',
    as: ibrahim,
    at: ({ amina }) => `/profile-details/${amina.profileId}`,
    sees: 'Faith and practice',
  },
  { route: '/account-settings', state: 'of a guardian', as: ibrahim, sees: text('Your account') },
  { route: '/guardian-dashboard', state: 'of several wards', as: imam, sees: text('Who you are looking for') },
  { route: '/guardian/approvals', state: 'of several wards', as: imam, sees: text('Salam to Hawwa.') },
  { route: '/ward-profiles', state: 'verified and pending', as: imam, sees: text(/She needs your answer/) },
  { route: '/browse', state: 'of several wards', as: imam, sees: text(/compatible profile/) },
  { route: '/guardian-dashboard', state: 'empty', as: zayd, sees: text(/^You have nothing to read\. We email/) },
  { route: '/guardian/approvals', state: 'empty', as: zayd, sees: 'You have nothing to read' },
  { route: '/guardian-messages', state: 'empty', as: zayd, sees: 'There are no conversations to read now' },
  { route: '/ward-profiles', state: 'empty', as: zayd, given: noWards, sees: 'No profiles yet' },
];
