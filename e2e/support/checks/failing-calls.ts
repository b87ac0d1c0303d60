import type { Page } from 'playwright';
import { expectFailuresOf } from './console-errors.ts';
import { madeInBrowser } from './made-in-browser.ts';

/** A failed response, with or without the server's message, or no response. */
type Failure = { status: number; says?: string } | 'unreachable';

/** Lets a request of this window fail from now on. Returns a function that ends it. */
export async function failing(page: Page, path: string, how: Failure): Promise<() => Promise<void>> {
  expectFailuresOf(page, path);
  await madeInBrowser(page);
  await page.route(`**${path}`, (route) => {
    if (how === 'unreachable') return route.abort();
    const { status, says } = how;
    return says
      ? route.fulfill({ status, json: { code: 'common.failed', message: says } })
      : route.fulfill({ status, contentType: 'text/html', body: '<h1>Bad gateway</h1>' });
  });
  return () => page.unroute(`**${path}`);
}
