import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { addressIn, languageIds, languageOf, languages, plainAddress, prefixOf } from './languages.ts';

test.each([
  ['/', 'en'],
  ['/guidance', 'en'],
  ['/ar', 'ar'],
  ['/ar/guidance', 'ar'],
  ['/arabic', 'en'],
  ['/en/guidance', 'en'],
  ['/constructor', 'en'],
])('the language of %s is %s', (pathname, language) => {
  expect(languageOf(pathname)).toBe(language);
});

test('English stands at plain addresses', () => {
  expect(['en', 'ar'].map(prefixOf)).toEqual(['/', '/ar']);
});

test('each language has a catalogue', () => {
  const folders = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => name).toSorted()).toEqual(Object.keys(languages).toSorted());
  expect(languageIds.toSorted()).toEqual(Object.keys(languages).toSorted());
});

test.each([
  ['/decide/abc', '/ur/decide/abc'],
  ['/step-down/abc?x=1', '/ur/step-down/abc?x=1'],
  // What does not stand in it stays English.
  ['/guardian-claim?token=abc', '/guardian-claim?token=abc'],
  ['/', '/'],
])('%s stands in Urdu at %s', (address, its) => {
  expect(addressIn('ur', address)).toBe(its);
  expect(plainAddress(its)).toBe(address);
  expect(addressIn('en', address)).toBe(address);
});
