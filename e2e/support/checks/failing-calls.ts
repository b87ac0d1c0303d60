import type { Page } from 'playwright';
import { expectFailuresOf } from './console-errors.ts';
import { madeInBrowser } from './made-in-browser.ts';

/** How a call goes wrong: an answer that is not ok, with or without the server's own sentence, or no answer at all. */
type Failure = { status: number; says?: string } | 'unreachable';

/** From now on a call of this window fails; the returned function lets it through again. */
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
