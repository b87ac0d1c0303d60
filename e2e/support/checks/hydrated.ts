import type { Page } from 'playwright';
import { expect } from 'vitest';

/** True once the app has hydrated the page and the fonts are loaded, so that nothing moves any more. */
const IS_HYDRATED = `!('pressedBefore' in window)
  && (!('applyTheme' in window) || document.documentElement.classList.contains('typed'))
  && document.fonts.status === 'loaded'`;

/** Waits until the app has hydrated the server's page and its layout is final. Passes on pages without the app. */
export async function hydrated(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(IS_HYDRATED)).toBe(true);
}
