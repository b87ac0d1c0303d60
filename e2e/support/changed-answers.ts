import type { Page } from 'playwright';
import { madeInBrowser } from './checks/made-in-browser.ts';

/** This window gets another answer to a call than the server's, for a state that people cannot bring about. */
export async function changingAnswers<Answer = Record<string, unknown>>(
  page: Page,
  path: string,
  change: (answer: Answer) => object,
) {
  await madeInBrowser(page);
  await page.route(path, async (route) => {
    // Whoever holds the server's answer would be told by 304 that it is still the same, and nothing more.
    const { 'if-none-match': _, ...headers } = await route.request().allHeaders();
    const response = await route.fetch({ headers });
    await route.fulfill({ response, json: change((await response.json()) as Answer) });
  });
}
