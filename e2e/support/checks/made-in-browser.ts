import type { Page } from 'playwright';

/** A page that only the browser renders (`clientPage` in the app's routes). */
const LEFT = '/subscribe';
const isPage = ({ pathname }: URL): boolean =>
  !/^\/(api|assets|dev|decide|help|step-down|unsubscribe|admin-dashboard)(\/|$)|\.\w+$/.test(pathname);
const windows = new WeakSet<Page>();

/**
 * Renders the pages of this window in the browser only, as after a navigation, so that a test can replace responses.
 * The server would query itself.
 */
export async function madeInBrowser(page: Page): Promise<void> {
  if (windows.has(page)) return;
  windows.add(page);
  await page.route(isPage, async (route) => {
    const request = route.request();
    if (request.resourceType() !== 'document' || request.method() !== 'GET') return route.fallback();
    const response = await route.fetch({ url: new URL(LEFT, request.url()).href });
    return route.fulfill({ response });
  });
}
