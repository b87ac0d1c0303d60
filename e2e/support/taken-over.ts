import type { Page } from 'playwright';
import { expect } from 'vitest';

/** Waits until the app has taken over the page that the server rendered; where it brings no app, it waits for nothing. */
export const takenOver = (page: Page): Promise<unknown> =>
  expect.poll(() => page.evaluate("'pressedBefore' in window")).toBe(false);
