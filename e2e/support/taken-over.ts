import type { Page } from 'playwright';
import { expect } from 'vitest';

/** Waits until the app has taken over the page that the server rendered; not at all where no app comes with it. */
export async function takenOver(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate("'pressedBefore' in window")).toBe(false);
}
