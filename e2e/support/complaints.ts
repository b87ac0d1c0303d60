import type { Page } from 'playwright';

/** Chromium's words for an answer that is not ok. A refusal (4xx) of the interface, and of the page behind an e-mailed link, is an answer that we show in words. */
const REFUSED = /^Failed to load resource: the server responded with a status of 4\d\d/;

/** Reports what a window complains of: errors of its scripts, the console's errors (a breach of the content policy is one), answers of 500 and above. */
export function complaintsOf(page: Page, report: (complaint: string) => void): void {
  page.on('pageerror', (error) => report(`${page.url()}: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    const { url } = message.location();
    if (REFUSED.test(message.text()) && /^\/(api|decide|unsubscribe)\//.test(new URL(url, page.url()).pathname)) return;
    report(`${page.url()}: ${message.text()} ${url}`);
  });
}
