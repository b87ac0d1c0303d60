import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { addressIn, languageIds, languageOf, languages, plainAddress, prefixOf } from './languages.ts';

const TEXTS = path.resolve(import.meta.dirname, '../../texts');

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

test('English has plain addresses', () => {
  expect(['en', 'ar'].map(prefixOf)).toEqual(['/', '/ar']);
});

test('each language has a catalogue', () => {
  const folders = readdirSync(TEXTS, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => name).toSorted()).toEqual(Object.keys(languages).toSorted());
  expect(languageIds.toSorted()).toEqual(Object.keys(languages).toSorted());
});

test.each([
  ['/decide/abc', '/ur/decide/abc'],
  ['/guidance?category=family', '/ur/guidance?category=family'],
  ['/', '/ur'],
  ['/?x=1', '/ur?x=1'],
])('%s is asked for in Urdu at %s', (address, its) => {
  expect(addressIn('ur', address)).toBe(its);
  expect(plainAddress(new URL(its, 'http://site.invalid').pathname)).toBe(address.replace(/\?.*/, ''));
  expect(addressIn('en', address)).toBe(address);
});

test.each(['/ar//elsewhere.example', '/ar/\\elsewhere.example', '/ar/\\/elsewhere.example'])(
  '%s leads to no other site',
  (address) => expect(plainAddress(address)).toBe('/elsewhere.example'),
);
