import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, inject } from 'vitest';
import type { Person } from '../../src/testing/people.ts';
import { Product } from '../../src/testing/product.ts';
import { launchBrowser } from './browser.ts';
import { reportConsoleErrors, reportBreaches } from './checks/console-errors.ts';
import './expectations.ts';
import { hydrated } from './checks/hydrated.ts';

/**
 * This worker's running product, as people reach it beside their windows: over HTTP, through its mailbox, with its
 * clock.
 */
export const product = new Product(
  inject('appUrls')[Number(process.env['VITEST_POOL_ID']) - 1]!,
  async () => undefined,
);

/** How long a person waits for something to appear, in ms. */
const PATIENCE = 15_000;

/** Who comes, and with what kind of window. */
export interface Visit extends BrowserContextOptions {
  /** Who is signed in; nobody without it. */
  as?: Pick<Person, 'browser'>;
  /** Acts on a page before the app has taken it over; whoever is not so quick waits for that. */
  early?: boolean;
}

/** What a test file is given. */
export interface Journey {
  /** Opens a window of somebody's own: its cookies are nobody else's. */
  open(visit?: Visit): Promise<Page>;
}

/**
 * A browser for the length of a test file. After each test its windows are closed, and none of them may have
 * complained.
 */
export function journey(): Journey {
  let browser: Browser;
  let consoleErrors: string[] = [];
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());
  afterEach(async ({ task }) => {
    const shown = task.result?.state === 'fail' ? await whatIsShown(browser) : [];
    for (const context of browser.contexts()) await context.close();
    const said = [...consoleErrors, ...shown];
    consoleErrors = [];
    // Thrown, since an expectation would cut these lines short.
    if (said.length > 0)
      throw new Error(`What windows complained of, and showed when the test failed:\n${said.join('\n')}`);
  });
  return {
    async open({ as: person, early, ...options } = {}) {
      const context = await browser.newContext({
        baseURL: product.site,
        viewport: { width: 1280, height: 800 },
        locale: 'en-GB',
        reducedMotion: 'reduce',
        // It would stand between a page and what tests answer it in the place of the site.
        serviceWorkers: 'block',
        ...options,
      });
      context.setDefaultTimeout(PATIENCE);
      if (person) await comesAs(context, person);
      await reportBreaches(context);
      const page = await context.newPage();
      if (!early && options.javaScriptEnabled !== false) waitsForApp(page);
      reportConsoleErrors(page, (complaint) => consoleErrors.push(complaint));
      return page;
    },
  };
}

/** From now on the windows of this context are of who is signed in as this person. */
export async function comesAs(context: BrowserContext, { browser }: NonNullable<Visit['as']>): Promise<void> {
  await context.addCookies(browser.cookieList().map((cookie) => ({ ...cookie, url: product.site })));
}

/** Opens pages as a person does, who presses nothing within the first moments. */
function waitsForApp(page: Page): void {
  const goto = page.goto.bind(page);
  page.goto = async (...way) => {
    const answer = await goto(...way);
    await hydrated(page);
    return answer;
  };
  const reload = page.reload.bind(page);
  page.reload = async (...how) => {
    const answer = await reload(...how);
    await hydrated(page);
    return answer;
  };
}

/** Where each window was, and the first words on it. */
function whatIsShown(browser: Browser): Promise<string[]> {
  const pages = browser.contexts().flatMap((context) => context.pages());
  const words = async (page: Page) => (await page.locator('body').innerText()).replaceAll(/\s+/g, ' ').slice(0, 600);
  return Promise.all(pages.map(async (page) => `${page.url()}: ${await words(page).catch(() => 'nothing')}`));
}
