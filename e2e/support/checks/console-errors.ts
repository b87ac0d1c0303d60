import { prefixPattern } from '#kernel/i18n/languages.ts';
import type { BrowserContext, Page } from 'playwright';

/**
 * Chromium's words for an answer that is not ok. A refusal (4xx) of the interface, of the payment provider, and of the
 * pages with a form, is an answer that we show in words.
 */
const REFUSED = /^Failed to load resource: the server responded with a status of 4\d\d/;

/** What pages ask the server for, in any language. */
const OF_SERVER = new RegExp(`^(${prefixPattern()})?/((api|decide|unsubscribe|dev/stripe)/|help$)`);

/** The calls that a test lets fail, by the window. */
const failures = new WeakMap<Page, Set<string>>();

/** The windows that a test takes the connection from. */
const ignored = new WeakSet<Page>();

/** From now on it is no complaint of this window that nothing can be fetched. */
export const expectNoConnection = (page: Page): unknown => ignored.add(page);

/** Nothing is reported of this window's calls to a path: they are made to fail. */
export function expectFailuresOf(page: Page, path: string): void {
  failures.set(page, (failures.get(page) ?? new Set()).add(path));
}

/**
 * A breach of the content policy that a script catches by itself, as where `eval` is only tried, is told by an event
 * alone.
 */
export const reportBreaches = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript({
    content: `document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) =>
      console.error('Content policy: ' + [effectiveDirective, blockedURI, sourceFile].join(' ')));`,
  });

/**
 * Reports what a window complains of: errors of its scripts, the console's errors (a breach of the content policy is
 * one, see `tellBreaches`), answers of 500 and above.
 */
export function reportConsoleErrors(page: Page, report: (complaint: string) => void): void {
  page.on('pageerror', (error) => report(`${page.url()}: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    const { url } = message.location();
    const { pathname } = new URL(url, page.url());
    if (REFUSED.test(message.text()) && OF_SERVER.test(pathname)) return;
    // A page that does not exist is answered as one, in words.
    if (REFUSED.test(message.text()) && url === page.url()) return;
    if (ignored.has(page) && /net::ERR_(INTERNET_DISCONNECTED|FAILED)/.test(message.text())) return;
    if (failures.get(page)?.has(pathname)) return;
    report(`${page.url()}: ${message.text()} ${url}`);
  });
}
