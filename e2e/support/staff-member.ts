import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { CONSOLE } from './console-page.ts';
import { heading } from './screen.ts';

/** The searches and clicks that a question costs a member of the staff. */
export interface Effort {
  searches: number;
  clicks: number;
}

type Words = string | RegExp;

/** One of the staff in the console, whose searches and clicks are counted. */
export interface StaffMember {
  readonly effort: Effort;
  /** Types into the search of every page. */
  search(words: string): Promise<void>;
  /** Chooses a result with these words. */
  choose(words: Words): Promise<void>;
  /** Clicks a link with these words, in a panel or anywhere. */
  follow(words: Words, panel?: string): Promise<void>;
  /** Sees each of these words in a panel, or anywhere. */
  sees(words: Words[], panel?: string): Promise<void>;
  /** Sees so many results of the search with these words. */
  seesResults(words: Words, count: number): Promise<void>;
  /** Sees a button that solves the problem. */
  canDo(words: string, panel?: string): Promise<void>;
}

/** Opens the first page of the console. */
export async function atFirstPage(page: Page): Promise<StaffMember> {
  const effort: Effort = { searches: 0, clicks: 0 };
  const input = page.getByRole('combobox', { name: 'Search everything' });
  const results = page.getByRole('listbox', { name: 'Results' }).getByRole('option');
  const within = (panel?: string): Page | Locator =>
    panel === undefined ? page : page.locator('.panel').filter({ has: heading(page, panel) });
  const click = async (all: Locator, words: Words) => {
    effort.clicks++;
    await all.filter({ hasText: words }).first().click();
  };
  await page.goto(CONSOLE);
  await expect(input).toBeShown();
  return {
    effort,
    search: async (words) => {
      effort.searches++;
      await page.keyboard.press('/');
      await expect(input).toHaveFocus();
      await page.keyboard.type(words);
    },
    choose: (words) => click(results, words),
    follow: (words, panel) => click(within(panel).getByRole('link'), words),
    sees: async (words, panel) => {
      for (const said of words) await expect(within(panel).getByText(said).first()).toBeShown();
    },
    seesResults: async (words, count) => {
      await expect.poll(() => results.filter({ hasText: words }).count()).toBe(count);
    },
    canDo: (words, panel) => expect(within(panel).getByRole('button').filter({ hasText: words }).first()).toBeShown(),
  };
}
