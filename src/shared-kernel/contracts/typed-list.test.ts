import { expect, test } from 'vitest';
import { typedEntries } from './typed-list.ts';

test.each([
  ['the Latin comma', 'Arabic, Urdu,English'],
  ['the Arabic comma', 'Arabic، Urdu،English'],
  ['the Arabic semicolon', 'Arabic؛ Urdu؛ English'],
  ['the fullwidth comma', 'Arabic，Urdu，English'],
  ['the ideographic comma', 'Arabic、Urdu、English'],
  ['the halfwidth ideographic comma', 'Arabic､Urdu､English'],
  ['the small comma', 'Arabic﹐Urdu﹐English'],
  ['the Armenian comma', 'Arabic՝ Urdu՝ English'],
  ['the N’Ko comma', 'Arabic߸ Urdu߸ English'],
  ['the Ethiopic comma', 'Arabic፣ Urdu፣ English'],
  ['lines of their own', 'Arabic\nUrdu\r\nEnglish\n'],
  ['several of them, and nothing between two', ' Arabic،, Urdu ,\n،English، '],
])('entries stand apart by %s', (_, typed) => {
  expect(typedEntries(typed)).toEqual(['Arabic', 'Urdu', 'English']);
});

test('text without a separator is one entry, and empty text is none', () => {
  expect(typedEntries('Seerah and tafsir')).toEqual(['Seerah and tafsir']);
  expect(typedEntries(' ، ')).toEqual([]);
});
