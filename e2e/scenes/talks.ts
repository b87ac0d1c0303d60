import { changingAnswers } from '../support/changed-answers.ts';
import { press, text, type Scene } from './scene.ts';

const open = press('About this conversation');

/** After 90 days, which scenes do not wait for. */
const privateQuestion: Scene = {
  route: '/messages/:matchId',
  state: 'the private question, hers',
  as: ({ advanced }) => advanced.hers,
  at: ({ advanced }) => `/messages/${advanced.matchId}`,
  given: (page) => changingAnswers(page, '**/api/matches/*/private-question', () => ({ isDue: true })),
  doing: async (page) => {
    await page.getByText('A question only you see').click();
    await press('No, help me')(page);
  },
  sees: text(/^You can write to our staff in private/),
};

/** The menu of a conversation in its stages, as one of the participants sees it. */
export function talks(whose: 'his' | 'hers'): Scene[] {
  const isHers = whose === 'hers';
  const about = (
    which: 'advanced' | 'proposing' | 'paused' | 'ended',
    state: string,
    doing: Scene['doing'],
    sees: Scene['sees'],
  ): Scene => ({
    route: '/messages/:matchId',
    state: `${state}, ${whose}`,
    as: (cast) => cast[which][whose],
    at: (cast) => `/messages/${cast[which].matchId}`,
    ...(doing && { doing }),
    sees,
  });
  const families = (
    which: 'advanced' | 'proposing',
    state: string,
    doing: Scene['doing'],
    sees: Scene['sees'],
  ): Scene => ({
    route: '/messages/:matchId/family',
    state: `${state}, ${whose}`,
    as: (cast) => cast[which][whose],
    at: (cast) => `/messages/${cast[which].matchId}/family`,
    ...(doing && { doing }),
    sees,
  });
  return [
    isHers
      ? families('advanced', 'a release', undefined, text(/^You see that there is something/))
      : families('advanced', 'a release, opened', press('Show it'), text(/^When to call/)),
    families('proposing', 'too early', undefined, 'This is not open yet'),
    {
      route: '/messages/:matchId/meeting',
      state: `a proposal, ${whose}`,
      as: ({ advanced }) => advanced[whose],
      at: ({ advanced }) => `/messages/${advanced.matchId}/meeting`,
      ...(isHers && { doing: press('Propose other times') }),
      sees: text(isHers ? 'Time 1' : /^No one has confirmed this time yet/),
    },
    {
      route: '/matches/:matchId/path',
      state: `topics, ${whose}`,
      as: ({ advanced }) => advanced[whose],
      at: ({ advanced }) => `/matches/${advanced.matchId}/path`,
      doing: async (page) => {
        for (const state of ['Agreed', 'To be spoken of']) await page.getByText(state, { exact: true }).first().click();
        await press(isHers ? 'Send my answer' : 'Change my answer')(page);
      },
      sees: text(isHers ? 'Please write something, or choose one of the two sentences below.' : 'Send my answer'),
    },
    {
      route: '/matches/:matchId/summary',
      state: `agreed, open and to be spoken of, ${whose}`,
      as: ({ advanced }) => advanced[whose],
      at: ({ advanced }) => `/matches/${advanced.matchId}/summary`,
      sees: 'What is to be spoken of',
    },
    {
      route: '/matches/:matchId/summary',
      state: `of a conversation that ended, ${whose}`,
      as: ({ ended }) => ended[whose],
      at: ({ ended }) => `/matches/${ended.matchId}/summary`,
      sees: text(/^Nothing is agreed here yet/),
    },
    about('advanced', 'a step waits for the guardian', undefined, text(/^You both agreed: Meeting arranged/)),
    about(
      'proposing',
      'a step is proposed',
      undefined,
      text(isHers ? /^He proposes: Family introduction/ : /^You proposed: Family introduction/),
    ),
    about('paused', 'paused', open, 'Pause or end it'),
    about(
      'paused',
      'asked once more',
      async (page) => {
        await open(page);
        await press(isHers ? 'End your pause' : 'End')(page);
      },
      isHers ? 'End your pause?' : 'End this conversation for good?',
    ),
    about('ended', 'ended', open, 'Ended'),
    ...(isHers ? [privateQuestion] : []),
  ];
}
