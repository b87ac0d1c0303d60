import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';

interface VisibleElement {
  /** Waits until exactly one such element can be seen. */
  toBeShown(): Promise<void>;
  /** Waits until no such element can be seen. */
  toDisappear(): Promise<void>;
  /** Waits until this element has the focus. */
  toHaveFocus(): Promise<void>;
  /** Waits until the window is at this path, whatever the query. */
  toBeAt(path: string): Promise<void>;
}
declare module 'vitest' {
  // oxlint-disable-next-line no-unused-vars, typescript/no-empty-object-type
  interface Matchers<R extends void | Promise<void> = void | Promise<void>, T = unknown> extends VisibleElement {}
}

/** What a person would find on the screen instead; the browser's own account of the page. */
async function onScreen(page: Page): Promise<string> {
  const seen = await page
    .locator('body')
    .ariaSnapshot({ timeout: 1_000 })
    .catch(() => '(nothing)');
  return `At ${page.url()} there is:\n${seen}`;
}

async function verdict(page: Page, expected: string, wait: Promise<unknown>) {
  const failure = await wait.then(
    () => undefined,
    (error: Error) => error,
  );
  // Read now: by the time the report is made, the page has moved on.
  const instead = failure && `${expected}\n${failure.message.split('\n')[0]}\n${await onScreen(page)}`;
  return { pass: !failure, message: () => instead ?? `Not: ${expected}` };
}

expect.extend({
  toBeShown: (locator: Locator) => verdict(locator.page(), `${locator} should be shown`, locator.waitFor()),
  toDisappear: (locator: Locator) =>
    verdict(locator.page(), `${locator} should be gone`, locator.waitFor({ state: 'hidden' })),
  toHaveFocus: (locator: Locator) =>
    verdict(
      locator.page(),
      `${locator} should have the focus`,
      locator.and(locator.page().locator(':focus')).waitFor(),
    ),
  toBeAt: (page: Page, path: string) =>
    verdict(
      page,
      `The window should be at ${path}`,
      page.waitForURL((url) => url.pathname === path),
    ),
});
