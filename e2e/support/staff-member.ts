import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { CONSOLE } from './console-page.ts';
import { heading } from './screen.ts';

/** The searches and clicks that a question costs a member of the staff. */
export interface Effort {
  searches: number;
  clicks: number;
}

/** One of the staff at the first page of the console, whose searches and clicks are counted. */
export class StaffMember {
  readonly effort: Effort = { searches: 0, clicks: 0 };
  private readonly page: Page;

  private constructor(page: Page) {
    this.page = page;
  }

  static async atFirstPage(page: Page): Promise<StaffMember> {
    await page.goto(CONSOLE);
    await expect(page.getByRole('combobox', { name: 'Search everything' })).toBeShown();
    return new StaffMember(page);
  }

  /** Types into the search of every page. */
  async search(words: string): Promise<void> {
    this.effort.searches++;
    await this.page.keyboard.press('/');
    await expect(this.page.getByRole('combobox', { name: 'Search everything' })).toHaveFocus();
    await this.page.keyboard.type(words);
  }

  /** Chooses a result with these words. */
  async choose(words: string | RegExp): Promise<void> {
    await this.click(this.results(), words);
  }

  /** Clicks a link with these words, in a panel or anywhere. */
  async follow(words: string | RegExp, panel?: string): Promise<void> {
    await this.click(this.within(panel).getByRole('link'), words);
  }

  /** Sees each of these words in a panel, or anywhere. */
  async sees(words: (string | RegExp)[], panel?: string): Promise<void> {
    for (const said of words) await expect(this.within(panel).getByText(said).first()).toBeShown();
  }

  /** Sees so many results of the search with these words. */
  async seesResults(words: string | RegExp, count: number): Promise<void> {
    await expect.poll(() => this.results().filter({ hasText: words }).count()).toBe(count);
  }

  /** Sees a button that solves the problem. */
  async canDo(words: string, panel?: string): Promise<void> {
    await expect(this.within(panel).getByRole('button').filter({ hasText: words }).first()).toBeShown();
  }

  private async click(all: Locator, words: string | RegExp): Promise<void> {
    this.effort.clicks++;
    await all.filter({ hasText: words }).first().click();
  }

  private results(): Locator {
    return this.page.getByRole('listbox', { name: 'Results' }).getByRole('option');
  }

  private within(panel?: string): Page | Locator {
    if (panel === undefined) return this.page;
    return this.page.locator('.panel').filter({ has: heading(this.page, panel) });
  }
}
