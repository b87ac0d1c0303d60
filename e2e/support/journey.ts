import type { BrowserContext, BrowserContextOptions, Page } from 'playwright';
import { afterEach, inject } from 'vitest';
import type { Person } from '../../src/testing/people.ts';
import { Product } from '../../src/testing/product.ts';
import { reportConsoleErrors } from './checks/console-errors.ts';
import './expectations.ts';
import { hydrated } from './checks/hydrated.ts';
import { closeWindows, openPages, openWindow } from './windows.ts';

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
  /** True if the window must have no history and nothing in its memory; otherwise it may be one of an earlier test. */
  fresh?: boolean;
}

export interface Journey {
  /** Opens a window with its own cookies. */
  open(visit?: Visit): Promise<Page>;
}

/** Opens windows for a test file. Empties them after each test, and fails if one of them logged errors. */
export function journey(): Journey {
  let consoleErrors: string[] = [];
  afterEach(async ({ task }) => {
    const shown = task.result?.state === 'fail' ? await whatIsShown(await openPages()) : [];
    await closeWindows();
    const report = [...consoleErrors, ...shown];
    consoleErrors = [];
    // Thrown, since an expectation would cut these lines short.
    if (report.length > 0)
      throw new Error(`Errors of the windows, and their contents when the test failed:\n${report.join('\n')}`);
  });
  return {
    async open({ as: person, early, ...options } = {}) {
      const page = await openWindow(product.site, options);
      const context = page.context();
      context.setDefaultTimeout(PATIENCE);
      if (person) await comesAs(context, person);
      waitForApp(page, !early && options.javaScriptEnabled !== false);
      reportConsoleErrors(page, (complaint) => consoleErrors.push(complaint));
      return page;
    },
  };
}

/** Signs the windows of this context in as this person. */
export async function comesAs(context: BrowserContext, { browser }: NonNullable<Visit['as']>): Promise<void> {
  await context.addCookies(browser.cookieList().map((cookie) => ({ ...cookie, url: product.site })));
}

/** Lets each load wait for the app or not; by default it does, since people press nothing in the first moments. */
function waitForApp(page: Page, waits: boolean): void {
  for (const name of ['goto', 'reload'] as const) {
    const load = Reflect.get(Object.getPrototypeOf(page), name) as (...how: unknown[]) => Promise<unknown>;
    Reflect.set(page, name, async (...how: unknown[]) => {
      const answer = await load.apply(page, how);
      if (waits) await hydrated(page);
      return answer;
    });
  }
}

/** The address and the first words of each window. */
function whatIsShown(pages: Page[]): Promise<string[]> {
  const words = async (page: Page) => (await page.locator('body').innerText()).replaceAll(/\s+/g, ' ').slice(0, 600);
  return Promise.all(pages.map(async (page) => `${page.url()}: ${await words(page).catch(() => 'nothing')}`));
}
