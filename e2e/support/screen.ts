import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';

/**
 * The toast that says something, in its title or below it. An open dialog hides it from the accessibility tree, not
 * from the eye.
 */
export const toast = (page: Page, words: string | RegExp): Locator =>
  page.getByRole('region', { name: /^Notifications/, includeHidden: true }).getByText(words, { exact: true });

/** The heading with these words. */
export const heading = (page: Page | Locator, name: string | RegExp): Locator =>
  page.getByRole('heading', { name, exact: typeof name === 'string' });

/** The button with this name. */
export const button = (page: Page | Locator, name: string): Locator => page.getByRole('button', { name, exact: true });

/** The link with this name. */
export const link = (page: Page | Locator, name: string | RegExp): Locator =>
  page.getByRole('link', { name, exact: typeof name === 'string' });

/** The control with this label; the button that shows a password is another one. */
export const field = (page: Page | Locator, label: string): Locator => page.getByLabel(label, { exact: true });

/** The places of the navigation bar. */
export const menu = (page: Page): Locator => page.getByRole('navigation', { name: 'Main menu' });

/** A card about one member. */
export const cardOf = (page: Page, profileId: number): Locator =>
  page.getByRole('article').filter({ has: heading(page, `Profile #${profileId}`) });

/** Waits until these are the places of the menu, in this order. */
export async function expectMenu(page: Page, places: string[]): Promise<void> {
  await expect.poll(() => menu(page).getByRole('link').allInnerTexts()).toEqual(places);
}

/** Waits for a toast of this kind with this title, and this text below it where one is named. */
export async function expectToast(
  page: Page,
  title: string,
  text?: string,
  kind: 'default' | 'destructive' = 'default',
): Promise<void> {
  const area = page.getByRole('region', { name: /^Notifications/, includeHidden: true });
  const one = area.locator(`.toast.${kind}`).filter({ has: page.getByText(title, { exact: true }) });
  await expect(text ? one.filter({ has: page.getByText(text, { exact: true }) }) : one).toBeShown();
}
