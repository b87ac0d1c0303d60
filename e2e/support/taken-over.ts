import type { Page } from 'playwright';
import { expect } from 'vitest';

/** Whether the app has taken the page over, and the faces are there: what is pressed stays where it is. */
const STANDS = `!('pressedBefore' in window)
  && (!('applyTheme' in window) || document.documentElement.classList.contains('typed'))
  && document.fonts.status === 'loaded'`;

/**
 * Waits until the app has taken over the page that the server rendered, and it is laid out anew no more; no app where
 * none comes with it.
 */
export async function takenOver(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(STANDS)).toBe(true);
}
