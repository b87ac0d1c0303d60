import i18next from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';
import { expect, test } from 'vitest';
import { ArticleText } from './article-text.tsx';

const linkIn = async (language: string, href: string) => {
  await i18next.use(initReactI18next).init({ lng: language, resources: {}, react: { useSuspense: false } });
  const text = [{ kind: 'paragraph' as const, lines: [[{ text: 'Read on', href }]] }];
  return /href="([^"]*)"/.exec(renderToStaticMarkup(<ArticleText text={text} language="en" />))?.[1];
};

test.each([
  ['ur', '/guidance/patience', '/ur/guidance/patience'],
  ['ur', '/ar/guidance', '/ar/guidance'],
  ['en', '/guidance', '/guidance'],
  ['ar', 'https://quran.com/30/21', 'https://quran.com/30/21'],
])('an internal link of an article keeps the language of the page: %s, %s', async (language, href, expected) => {
  expect(await linkIn(language, href)).toBe(expected);
});
