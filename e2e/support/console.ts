import type { Page } from 'playwright';
import { expect } from 'vitest';
import { anAdmin } from '../../src/testing/people.ts';
import { CONSOLE } from './console-page.ts';
import type { Journey } from './journey.ts';
import { product } from './journey.ts';
import { button, field } from './screen.ts';

export const dialog = (page: Page) => page.getByRole('dialog');

/** The case of a queue that contains these words. */
export const caseOf = (page: Page, words: string) => page.getByRole('listitem').filter({ hasText: words });

/** Opens a page of the console as an admin. */
export async function atConsole(open: Journey['open'], path: string): Promise<Page> {
  const page = await open({ as: { browser: await anAdmin(product) } });
  await page.goto(`${CONSOLE}${path}`);
  return page;
}

/** Chooses an option of a drop-down list. */
export async function choose(page: Page, label: string, option: string): Promise<void> {
  await field(page, label).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** Enters the reason in the open dialog and submits it. */
export async function because(page: Page, reason: string, submit: string): Promise<void> {
  await field(dialog(page), 'Reason').fill(reason);
  await button(dialog(page), submit).click();
  await expect(dialog(page)).toDisappear();
}
