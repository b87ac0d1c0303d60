import { prefixPattern } from '#kernel/i18n/languages.ts';
import type { BrowserContext, Page } from 'playwright';

/**
 * Chromium's message for a failed response. A refusal (4xx) by the API, the payment provider or a form's page is
 * normal, and pages show it in words.
 */
const REFUSED = /^Failed to load resource: the server responded with a status of 4\d\d/;

/** Addresses of the server's API and forms, in any language. */
const OF_SERVER = new RegExp(`^(${prefixPattern()})?/((api|decide|unsubscribe|dev/stripe)/|help$)`);

/** Paths of requests that a test lets fail, by window. */
const failures = new WeakMap<Page, Set<string>>();

/** Windows that a test takes offline. */
const ignored = new WeakSet<Page>();

/** Ignores network errors of this window from now on. */
export const expectNoConnection = (page: Page): unknown => ignored.add(page);

/** Ignores errors of this window's requests to a path. */
export function expectFailuresOf(page: Page, path: string): void {
  failures.set(page, (failures.get(page) ?? new Set()).add(path));
}

/**
 * Logs violations of the content policy as errors. A violation that a script catches, like a trial of `eval`, raises
 * only an event.
 */
export const reportBreaches = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript({
    content: `document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) =>
      console.error('Content policy: ' + [effectiveDirective, blockedURI, sourceFile].join(' ')));`,
  });

/**
 * Reports errors of a window's scripts and console (including violations of the content policy, see `reportBreaches`),
 * and responses of 500 and above.
 */
export function reportConsoleErrors(page: Page, report: (complaint: string) => void): void {
  page.on('pageerror', (error) => report(`${page.url()}: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    const { url } = message.location();
    const { pathname } = new URL(url, page.url());
    if (REFUSED.test(message.text()) && OF_SERVER.test(pathname)) return;
    // A missing page has its own page with words.
    if (REFUSED.test(message.text()) && url === page.url()) return;
    if (ignored.has(page) && /net::ERR_(INTERNET_DISCONNECTED|FAILED)/.test(message.text())) return;
    if (failures.get(page)?.has(pathname)) return;
    report(`${page.url()}: ${message.text()} ${url}`);
  });
}
