import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';

/**
 * The toast with these words in its title or text. An open dialog hides it from the accessibility tree, not from view.
 */
export const toast = (page: Page, words: string | RegExp): Locator =>
  page.getByRole('region', { name: /^Notifications/, includeHidden: true }).getByText(words, { exact: true });

export const heading = (page: Page | Locator, name: string | RegExp): Locator =>
  page.getByRole('heading', { name, exact: typeof name === 'string' });

export const button = (page: Page | Locator, name: string): Locator => page.getByRole('button', { name, exact: true });

/** The button of an action by its visible word; its accessible name ends with whom it concerns. */
export const verb = (scope: Page | Locator, word: string): Locator =>
  scope.getByRole('button').filter({ hasText: new RegExp(`^${word}$`) });

export const link = (page: Page | Locator, name: string | RegExp): Locator =>
  page.getByRole('link', { name, exact: typeof name === 'string' });

/** The control with this label. A password's show button has another label. */
export const field = (page: Page | Locator, label: string): Locator => page.getByLabel(label, { exact: true });

/** Answers a question with radio buttons. */
export const choose = (page: Page | Locator, question: string, answer: string): Promise<void> =>
  page.getByRole('radiogroup', { name: question }).getByRole('radio', { name: answer, exact: true }).check();

/** The navigation bar. */
export const menu = (page: Page): Locator => page.getByRole('navigation', { name: 'Main menu' });

/** A card about one member. */
export const cardOf = (page: Page, profileId: number): Locator =>
  page.getByRole('article').filter({ has: heading(page, `Profile #${profileId}`) });

/** Waits until the menu has these places, in this order. */
export async function expectMenu(page: Page, places: string[]): Promise<void> {
  await expect.poll(() => menu(page).getByRole('link').allInnerTexts()).toEqual(places);
}

/** Waits for a toast of this kind with this title and, if given, this text. */
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

/** Waits until the element is in view as a whole, without scrolling to it. */
export async function expectInView(locator: Locator): Promise<void> {
  const isInView = async () => {
    const box = await locator.boundingBox();
    const { height } = locator.page().viewportSize()!;
    return box !== null && box.y >= 0 && box.y + box.height <= height;
  };
  await expect.poll(isInView).toBe(true);
}
