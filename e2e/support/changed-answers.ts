import type { Page } from 'playwright';
import { madeInBrowser } from './checks/made-in-browser.ts';

/** Changes the response to a request of this window, for a state that people cannot create. */
export async function changingAnswers<Answer = Record<string, unknown>>(
  page: Page,
  path: string,
  change: (answer: Answer) => object,
) {
  await madeInBrowser(page);
  await page.route(path, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    // Otherwise a conditional request gets a 304 without a body to change.
    const { 'if-none-match': _, ...headers } = await route.request().allHeaders();
    const response = await route.fetch({ headers });
    await route.fulfill({ response, json: change((await response.json()) as Answer) });
  });
}
