import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';

interface VisibleElement {
  /** Waits until exactly one such element is visible. */
  toBeShown(): Promise<void>;
  /** Waits until no such element is visible. */
  toDisappear(): Promise<void>;
  /** Waits until the element has the focus. */
  toHaveFocus(): Promise<void>;
  /** Waits until the window is at this path, with any query. */
  toBeAt(path: string): Promise<void>;
}
declare module 'vitest' {
  // oxlint-disable-next-line no-unused-vars, typescript/no-empty-object-type
  interface Matchers<R extends void | Promise<void> = void | Promise<void>, T = unknown> extends VisibleElement {}
}

/** The visible page, as the browser describes it, for error messages. */
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
  // Read now: when the report is written, the page has changed.
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
