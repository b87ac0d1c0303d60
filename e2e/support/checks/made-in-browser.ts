import type { Page } from 'playwright';

/** A page that the server leaves to the browser, see `inBrowser` in the app's routes. */
const LEFT = '/subscribe';
const isPage = ({ pathname }: URL): boolean =>
  !/^\/(api|assets|dev|decide|help|step-down|unsubscribe|admin-dashboard)(\/|$)|\.\w+$/.test(pathname);
const windows = new WeakSet<Page>();

/**
 * From now on this window makes its pages by itself, as after a step from page to page: what it asks for can be
 * answered otherwise than by the server, which would ask itself.
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
