import type { Page } from 'playwright';
import { expect } from 'vitest';
import { anAdmin } from '../../src/testing/people.ts';
import { CONSOLE } from './console-page.ts';
import type { Journey } from './journey.ts';
import { product } from './journey.ts';
import { button, field } from './screen.ts';

/** The dialog that asks what an act needs. */
export const dialog = (page: Page) => page.getByRole('dialog');

/** The case of a queue that holds these words. */
export const caseOf = (page: Page, words: string) => page.getByRole('listitem').filter({ hasText: words });

/** A window of an admin, at a page of the console. */
export async function atConsole(open: Journey['open'], path: string): Promise<Page> {
  const page = await open({ as: { browser: await anAdmin(product) } });
  await page.goto(`${CONSOLE}${path}`);
  return page;
}

/** Chooses in a list that opens. */
export async function choose(page: Page, label: string, option: string): Promise<void> {
  await field(page, label).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** Gives the dialog that is open its reason, and goes on. */
export async function because(page: Page, reason: string, submit: string): Promise<void> {
  await field(dialog(page), 'Reason').fill(reason);
  await button(dialog(page), submit).click();
  await expect(dialog(page)).toDisappear();
}
