import type { Page } from 'playwright';
import type { Language } from '#kernel/i18n/languages.ts';

const KB = 1024;

/** Limits in brotli: the document, and the scripts that a page needs before it is usable. */
export const BUDGETS = {
  words: { document: 14 * KB, scripts: 0 },
  /** Long by nature; their first lines are in the first packets. */
  legal: { document: 16 * KB, scripts: 0 },
  form: { document: 14 * KB, scripts: 165 * KB },
  app: { document: 30 * KB, scripts: 165 * KB },
};

/** Extra bytes of a page's scripts in Arabic and Urdu, whose letters take two bytes; its document has half as many. */
export const scriptOf = (language: Language): number => (language === 'en' ? 0 : 2 * KB);

/** Sizes of the opened page's document and of the scripts that it loaded, in bytes. */
export async function sentOf(page: Page): Promise<{ document: number; scripts: number }> {
  await page.waitForLoadState('networkidle');
  return page.evaluate(`(() => {
    const sent = (entries) => {
      const sizes = new Map(entries.map(({ name, encodedBodySize }) => [name, encodedBodySize]));
      return [...sizes.values()].reduce((sum, size) => sum + size, 0);
    };
    const fetched = performance.getEntriesByType('resource');
    return {
      document: sent(performance.getEntriesByType('navigation')),
      scripts: sent(fetched.filter(({ name }) => new URL(name).pathname.endsWith('.js'))),
    };
  })()`);
}
