import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, inject } from 'vitest';
import type { Person } from '../../src/testing/people.ts';
import { Product } from '../../src/testing/product.ts';
import { launchBrowser } from './browser.ts';
import { reportConsoleErrors, reportBreaches } from './checks/console-errors.ts';
import './expectations.ts';
import { hydrated } from './checks/hydrated.ts';

/** This worker's running product as people use it without a window: over HTTP, with its mailbox and clock. */
export const product = new Product(
  inject('appUrls')[Number(process.env['VITEST_POOL_ID']) - 1]!,
  async () => undefined,
);

/** Maximum wait for something to appear, in milliseconds. */
const PATIENCE = 15_000;

/** The visiting person, and the options of the window. */
export interface Visit extends BrowserContextOptions {
  /** The signed-in person; nobody by default. */
  as?: Pick<Person, 'browser'>;
  /** Acts before the app has hydrated the page. By default a visit waits for that. */
  early?: boolean;
}

export interface Journey {
  /** Opens a window with its own cookies. */
  open(visit?: Visit): Promise<Page>;
}

/** Starts a browser for a test file. Closes its windows after each test, and fails if one of them logged errors. */
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
    const report = [...consoleErrors, ...shown];
    consoleErrors = [];
    // Thrown, since an expectation would cut these lines short.
    if (report.length > 0)
      throw new Error(`Errors of the windows, and their contents when the test failed:\n${report.join('\n')}`);
  });
  return {
    async open({ as: person, early, ...options } = {}) {
      const context = await browser.newContext({
        baseURL: product.site,
        viewport: { width: 1280, height: 800 },
        locale: 'en-GB',
        reducedMotion: 'reduce',
        // A worker would bypass the responses that tests replace.
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

/** Signs the windows of this context in as this person. */
export async function comesAs(context: BrowserContext, { browser }: NonNullable<Visit['as']>): Promise<void> {
  await context.addCookies(browser.cookieList().map((cookie) => ({ ...cookie, url: product.site })));
}

/** Makes the page wait for the app on each load, since people press nothing in the first moments. */
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

/** The address and the first words of each window. */
function whatIsShown(browser: Browser): Promise<string[]> {
  const pages = browser.contexts().flatMap((context) => context.pages());
  const words = async (page: Page) => (await page.locator('body').innerText()).replaceAll(/\s+/g, ' ').slice(0, 600);
  return Promise.all(pages.map(async (page) => `${page.url()}: ${await words(page).catch(() => 'nothing')}`));
}
