import { glob } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright';
import { z } from 'zod';

const SOURCES = path.resolve(import.meta.dirname, '../../../src');
/** Words of code: 'six_month', 'isActive', 'match-ended'. */
const CODE = /^[a-z0-9]+(_[a-z0-9]+)+$|^[a-z]+([A-Z][a-z0-9]+)+$/;
/** Elements whose text is written as it is: codes that staff copy, and names and words of people. */
const AS_WRITTEN = 'code, kbd, script, style, noscript, textarea, [dir=auto], .said, input, .unseen';

let values: Promise<Set<string>> | undefined;

/** The values of the contracts' enumerations, of which none is a text for people. */
async function enumerated(): Promise<Set<string>> {
  const members = new Set<string>();
  for await (const file of glob('{app,modules/*,shared-kernel}/contracts/**/!(*.test).ts', { cwd: SOURCES })) {
    const contract = (await import(path.join(SOURCES, file))) as Record<string, unknown>;
    for (const exported of Object.values(contract)) {
      const { answer } = (exported ?? {}) as { answer?: unknown };
      if (!(answer instanceof z.ZodType)) continue;
      const schema = JSON.stringify(z.toJSONSchema(answer, { unrepresentable: 'any' }));
      for (const [, list] of schema.matchAll(/"enum":(\[[^\]]*\])/g))
        for (const value of JSON.parse(list!) as unknown[])
          if (typeof value === 'string' && /^[a-z]/.test(value)) members.add(value);
    }
  }
  return members;
}

/** Returns the texts of a page that are values of the code instead of words. */
export async function rawValues(page: Page): Promise<string[]> {
  const known = await (values ??= enumerated());
  const texts = await page.evaluate<string[]>(`(() => {
    const texts = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { data, parentElement } = walker.currentNode;
      if (parentElement && !parentElement.closest(${JSON.stringify(AS_WRITTEN)}) && parentElement.checkVisibility())
        texts.push(data.trim());
    }
    return texts;
  })()`);
  return texts.filter((text) => known.has(text) || text.split(/[\s,.:;·()“”"{}[\]]+/).some((word) => CODE.test(word)));
}
