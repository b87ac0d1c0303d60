import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { fill } from '#kernel/i18n/catalogue.ts';
import { languageIds } from '#kernel/i18n/languages.ts';

test.each(languageIds)('every page says in the same words how many requests a plan gives: %s', (language) => {
  const texts = (name: string) =>
    JSON.parse(readFileSync(path.join(import.meta.dirname, language, `${name}.json`), 'utf8')) as Record<string, never>;
  // In right-to-left texts a number is between direction marks.
  const said = (text: string, values: Record<string, number>) => fill(text, values).replaceAll(/[\u2068\u2069]/g, '');
  const limit: string = texts('pricing')[`limit_${new Intl.PluralRules(language).select(3)}`]!;
  const rule = said(limit, { count: 3, most: 6 });
  expect(texts('subscription')['usage']!['rule']).toBe(rule);
  expect(said(texts('auth')['signUp']!['requests'], { limit: 3, most: 6 })).toContain(rule);
});
