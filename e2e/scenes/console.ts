import type { Page } from 'playwright';
import { CONSOLE, withoutSecondFactor } from '../support/console-page.ts';
import { expectFailuresOf } from '../support/checks/console-errors.ts';
import { field, verb } from '../support/screen.ts';
import { dialog, press, text, type Scene } from './scene.ts';

const as: Scene['as'] = ({ admin }) => admin;

const empty = (resource: string) => (page: Page) =>
  page.route(`**/api/admin/${resource}?*`, (route) =>
    route.fulfill({ json: [], headers: { 'Content-Range': `${resource} */0` } }),
  );
const fails = (resource: string) => (page: Page) => {
  expectFailuresOf(page, `/api/admin/${resource}`);
  return page.route(new RegExp(`/api/admin/${resource}([?]|$)`), (route) =>
    route.fulfill({ status: 503, json: { code: 'common.unavailable', message: 'One moment, please.' } }),
  );
};

/** Replaces an article's title by one word that is wider than a phone. */
const wordsWithoutEnd = (page: Page) =>
  page.route(/\/api\/admin\/articles\/[^?]/, async (route) => {
    const response = await route.fetch();
    const article = await response.json();
    const title = 'ever'.repeat(30);
    await route.fulfill({ response, json: { ...article, title, slug: title } });
  });

const ticket = {
  id: '0193b4a0-0000-7000-8000-000000000001',
  message: '',
  answer: null,
  messages: [],
  reports: [],
  state: 'open',
  createdAt: '2026-11-20T09:00:00.000Z',
  latestAt: '2026-11-20T09:00:00.000Z',
  pendingFrom: '2026-11-20T09:00:00.000Z',
  pendingSince: '2026-11-20T09:00:00.000Z',
  answeredAt: null,
  closedAt: null,
  about: null,
  assignee: null,
  assignedAt: null,
  answerReadAt: null,
  answerMail: null,
  accountId: null,
  from: 'account',
  language: 'en',
  isUrgent: false,
  onHold: false,
  ownDecision: false,
  wordsWithheld: true,
};
/** Two tickets of women, of which the first can be read with a reason. */
const withheld = (page: Page) =>
  page.route('**/api/admin/support?*', (route) =>
    route.fulfill({
      json: [
        { ...ticket, wordsReadable: true, allowedActions: ['read-words', 'reassign', 'note', 'take'] },
        {
          ...ticket,
          id: '0193b4a0-0000-7000-8000-000000000002',
          wordsReadable: false,
          allowedActions: ['reassign', 'note', 'take'],
        },
      ],
      headers: { 'Content-Range': 'support 0-1/2' },
    }),
  );

/** The scenes of a list: its content, empty, and failed, which look the same for all lists. */
const list = (kind: string, sees: Scene['sees'], more: Partial<Scene> = {}): Scene => ({
  route: `${CONSOLE}/${kind}`,
  state: 'listed',
  as,
  sees,
  ...more,
});

const opened = (page: Page) => page.locator('.records td a, .cards h2 a').first().click();
const requested = (name: string) => (page: Page) => verb(page, name).first().click();

export const consolePages: Scene[] = [
  { route: CONSOLE, state: 'overview', as, sees: text('Total users') },
  { route: CONSOLE, state: 'overview failed', as, given: fails('overview'), sees: text('Try again') },
  {
    route: CONSOLE,
    state: 'without a second factor',
    as,
    given: (page) => withoutSecondFactor(page),
    sees: 'Set up your second factor',
  },
  { route: CONSOLE, state: 'nowhere', at: () => `${CONSOLE}/nowhere`, as, sees: 'Page Not Found' },
  list('users', (page) => page.getByRole('columnheader', { name: 'Joined' })),
  list('users', text('No users found matching your search.'), { state: 'empty', given: empty('users') }),
  list('users', text('Try again'), { state: 'failed', given: fails('users') }),
  list('users', text('What happened'), { state: 'a member', doing: opened }),
  list('users', dialog('End all sessions'), {
    state: 'a reason is asked for',
    doing: async (page) => {
      await opened(page);
      await requested('End sessions')(page);
      await page.getByRole('dialog').getByRole('button', { name: 'End sessions' }).click();
    },
  }),
  list('articles', (page) => page.getByRole('columnheader', { name: 'Category' })),
  list('articles', text('No articles found. Create your first guidance article above.'), {
    state: 'empty',
    given: empty('articles'),
  }),
  list('articles', text('As members read it'), { state: 'an article', given: wordsWithoutEnd, doing: opened }),
  list('articles', text('Title, content, and category are required'), {
    state: 'a new one, incomplete',
    at: () => `${CONSOLE}/articles/create`,
    doing: press('Save'),
  }),
  list('articles', dialog('Delete this article?'), {
    state: 'asked before deleting',
    doing: async (page) => {
      await opened(page);
      await requested('Delete')(page);
    },
  }),
  list('prompts', 'Prompts'),
  list('prompts', 'New prompt', { state: 'a new one', at: () => `${CONSOLE}/prompts/create` }),
  list('topics', 'Topics'),
  list('topics', 'New topic', { state: 'a new one', at: () => `${CONSOLE}/topics/create` }),
  list('site-content', 'Landing page'),
  list('site-content', 'New figure or story', { state: 'a new one', at: () => `${CONSOLE}/site-content/create` }),
  list('subscription-plans', text('Monthly')),
  list('subscription-plans', (page) => field(page, 'Price *'), { state: 'a plan', doing: opened }),
  list('subscriptions', 'Running subscriptions'),
  list('payments', 'Payments'),
  list('promo-codes', text('No promo codes created yet. Create your first flash sale promo code!'), {
    state: 'empty',
    given: empty('promo-codes'),
  }),
  list('promo-codes', 'New promo code', { state: 'a new one', at: () => `${CONSOLE}/promo-codes/create` }),
  list('example-profiles', (page) => page.locator('.cards').first()),
  list('example-profiles', (page) => field(page, 'About me *'), { state: 'a profile', doing: opened }),
  list('reports', 'Reports'),
  list('guardian-disputes', text('Opened')),
  list('guardian-disputes', dialog('Resolve this question'), { state: 'resolving', doing: requested('Resolve') }),
  list('guardian-checks', text('Raised')),
  list('refunds', text('Invoice')),
  list('refunds', dialog('Refuse this refund'), { state: 'refusing', doing: requested('Refuse') }),
  list('payment-disputes', 'Bank disputes'),
  list('support', 'Messages to the staff'),
  list('support', text('This may have a woman’s private words. On this site only women of the staff read it.'), {
    state: 'words of women are withheld',
    given: withheld,
  }),
  list('consultations', 'Consultations'),
  list('quiet-days', text('The last ten nights of Ramadan 1448')),
  list('mail', text('We gave up no email.')),
  list('papers', text('Breach plan')),
  list('site', (page) => page.getByLabel(/^Name of the site/)),
  list('site', text('Main colour'), {
    state: 'all topics',
    doing: async (page) => {
      for (const topic of ['Languages', 'Colours', 'Mark', 'Without fees', 'Staff'])
        await page.locator('summary').getByText(topic, { exact: true }).click();
    },
  }),
  list('audit', text('Verify the chain')),
  list('audit', text(/^The chain is whole/), { state: 'verified', doing: press('Verify the chain') }),
];
