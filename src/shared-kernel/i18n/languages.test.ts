import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { languageOf, languages, prefixOf } from './languages.ts';

test.each([
  ['/', 'en'],
  ['/guidance', 'en'],
  ['/ar', 'ar'],
  ['/ar/guidance', 'ar'],
  ['/arabic', 'en'],
  ['/en/guidance', 'en'],
  ['/constructor', 'en'],
])('the language of %s is %s', (pathname, language) => {
  expect(languageOf(pathname, { en: { dir: 'ltr' }, ar: { dir: 'rtl' } })).toBe(language);
});

test('English stands at plain addresses', () => {
  expect(['en', 'ar'].map(prefixOf)).toEqual(['/', '/ar']);
});

test('each language has a catalogue', () => {
  const folders = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => name).toSorted()).toEqual(Object.keys(languages).toSorted());
});
