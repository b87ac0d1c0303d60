import { expect, test } from 'vitest';
import { EXCERPT_LENGTH, firstSentences } from './first-sentences.ts';

test.each([
  ['a short text is whole', 'I teach. I read.', 40, 'I teach. I read.'],
  ['the last sentence that fits ends it', 'I teach. I read a lot. I walk by the river.', 24, 'I teach. I read a lot.'],
  ['a sentence may end exactly at the limit', 'I teach. I read.', 8, 'I teach.'],
  ['a point inside a number ends nothing', 'I run 7.5 miles. Then I rest at home.', 20, 'I run 7.5 miles.'],
  ['a closing quotation mark stays with it', 'He said “Stay.” I stayed for years.', 18, 'He said “Stay.”'],
  ['a question ends a sentence in Arabic', 'كيف الحال؟ أنا معلمة في مدرسة.', 14, 'كيف الحال؟'],
  ['a full stop ends a sentence in Urdu', 'میں پڑھاتی ہوں۔ مجھے باغ پسند ہے۔', 20, 'میں پڑھاتی ہوں۔'],
  ['a long first sentence is cut after a word', 'I teach children, and I read.', 18, 'I teach children,…'],
  ['a line break is a space', 'I teach.\nI read a lot.', 12, 'I teach.'],
  ['a text without spaces is cut', 'abcdefghij', 5, 'abcd…'],
])('%s', (_what, text, length, shown) => {
  expect(firstSentences(text, length)).toBe(shown);
});

test('a card shows five lines of a phone', () => {
  const text = 'A sentence of thirty characters '.repeat(12);
  expect(firstSentences(text).length).toBeLessThanOrEqual(EXCERPT_LENGTH);
});
