import type { Page } from 'playwright';
import { expect } from 'vitest';

/** Whether the app has taken the page over, and the faces are there: what is pressed stays where it is. */
const IS_HYDRATED = `!('pressedBefore' in window)
  && (!('applyTheme' in window) || document.documentElement.classList.contains('typed'))
  && document.fonts.status === 'loaded'`;

/**
 * Waits until the app has taken over the page that the server rendered, and it is laid out anew no more; no app where
 * none comes with it.
 */
export async function hydrated(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(IS_HYDRATED)).toBe(true);
}
