import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';

const STEPS = 150;

/** Presses Tab until the target has the focus. */
export async function reach(page: Page, target: Locator) {
  await expect(target).toBeShown();
  const reached = target.and(page.locator(':focus'));
  for (let step = 0; step < STEPS && (await reached.count()) === 0; step++) await page.keyboard.press('Tab');
  await expect(target).toHaveFocus();
}

/** Presses Enter on the target. */
export async function press(page: Page, target: Locator) {
  await reach(page, target);
  await page.keyboard.press('Enter');
}

/** Types words into the target. */
export async function type(page: Page, target: Locator, words: string) {
  await reach(page, target);
  await page.keyboard.type(words);
}
