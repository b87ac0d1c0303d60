import { describe, expect, test } from 'vitest';
import { excerptOf, slugOf } from './article.ts';

describe('an address is made of the title', () => {
  test.each([
    ['Istikhara: asking before you decide', 'istikhara-asking-before-you-decide'],
    ['The ‘iddah, and the Qur’an', 'the-iddah-and-the-quran'],
    ['Für Élise & others', 'fur-elise-others'],
    ['زواج المطلقات', 'زواج-المطلقات'],
    ['?!', 'article'],
    ['../../etc/passwd', 'etc-passwd'],
  ])('%s', (title, slug) => expect(slugOf(title)).toBe(slug));

  test('a long one ends with a whole word', () => {
    const slug = slugOf('patience '.repeat(30));
    expect(slug).toMatch(/^(patience-)+patience$/);
    expect(slug.length).toBeLessThanOrEqual(80);
  });
});

describe('an excerpt', () => {
  test('is the beginning in plain words', () => {
    expect(excerptOf('## First\n\nAsk *early*,\nand [plainly](/guidance).')).toBe('Ask early, and plainly.');
  });

  test('ends with a whole word', () => {
    const excerpt = excerptOf('gratitude, '.repeat(40));
    expect(excerpt).toMatch(/^(gratitude, )+gratitude…$/);
    expect(excerpt.length).toBeLessThanOrEqual(161);
  });
});
