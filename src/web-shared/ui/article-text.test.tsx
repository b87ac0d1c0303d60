import type { Language } from '#kernel/i18n/languages.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ArticleText } from './article-text.tsx';

const linkIn = (pageLanguage: Language, href: string) => {
  const text = [{ kind: 'paragraph' as const, lines: [[{ text: 'Read on', href }]] }];
  return /href="([^"]*)"/.exec(
    renderToStaticMarkup(<ArticleText text={text} language="en" pageLanguage={pageLanguage} />),
  )?.[1];
};

test.each<[Language, string, string]>([
  ['ur', '/guidance/patience', '/ur/guidance/patience'],
  ['ur', '/ar/guidance', '/ar/guidance'],
  ['en', '/guidance', '/guidance'],
  ['ar', 'https://quran.com/30/21', 'https://quran.com/30/21'],
])('an internal link of an article leads to the language of the page: %s, %s', (language, href, expected) => {
  expect(linkIn(language, href)).toBe(expected);
});
