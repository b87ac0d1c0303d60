import { describe, expect, test } from 'vitest';
import { excerptOf, isGeneratedFrom, slugOf } from './article.ts';

describe('a slug from a title', () => {
  test.each([
    ['Istikhara: asking before you decide', 'istikhara-asking-before-you-decide'],
    ['The ‘iddah, and the Qur’an', 'the-iddah-and-the-quran'],
    ['Für Élise & others', 'fur-elise-others'],
    ['زواج المطلقات', 'زواج-المطلقات'],
    ['?!', 'article'],
    ['../../etc/passwd', 'etc-passwd'],
  ])('%s', (title, slug) => expect(slugOf(title)).toBe(slug));

  test('ends with a whole word if it is cut', () => {
    const slug = slugOf('patience '.repeat(30));
    expect(slug).toMatch(/^(patience-)+patience$/);
    expect(slug.length).toBeLessThanOrEqual(80);
  });
});

describe('an excerpt', () => {
  test('is the beginning as plain text', () => {
    expect(excerptOf('## First\n\nAsk *early*,\nand [plainly](/guidance).')).toBe('Ask early, and plainly.');
  });

  test('ends with a whole word', () => {
    const excerpt = excerptOf('gratitude, '.repeat(40));
    expect(excerpt).toMatch(/^(gratitude, )+gratitude…$/);
    expect(excerpt.length).toBeLessThanOrEqual(161);
  });

  test('is cut between characters without spaces', () => {
    for (const character of ['👨‍👩‍👧‍👦', '🇵🇰', 'क्षि', 'بِّ']) {
      const cut = excerptOf(character.repeat(100));
      expect(cut.slice(0, -1)).toBe(character.repeat(Math.floor(159 / character.length)));
    }
  });

  test('has no words of the references', () => {
    for (const title of ['References', 'المراجع', 'حوالہ جات'])
      expect(excerptOf(`Be gentle.\n\n## ${title}\n- Sahih Muslim 2593`)).toBe('Be gentle.');
  });

  test('of a short article is generated, also if an earlier rule included the references', () => {
    const content = 'Be gentle.\n\n## References\n- Sahih Muslim 2593';
    for (const excerpt of ['Be gentle.', 'Be gentle. Sahih Muslim 2593'])
      expect(isGeneratedFrom(excerpt, content)).toBe(true);
    expect(isGeneratedFrom('On gentleness.', content)).toBe(false);
  });

  test('is distinguished from a written one', () => {
    const content = 'gratitude, '.repeat(40);
    expect(isGeneratedFrom(excerptOf(content), content)).toBe(true);
    expect(isGeneratedFrom(`${'😀'.repeat(79)}\ufffd…`, '😀'.repeat(200))).toBe(true);
    for (const written of ['On gratitude …', 'gratitude…', 'Gratitude.', ''])
      expect(isGeneratedFrom(written, content)).toBe(false);
  });
});
