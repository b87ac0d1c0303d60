import { expect, test } from 'vitest';
import { sentencesOf } from './sentences.ts';

test.each([
  ['a text of one sentence', 'I teach.', ['I teach.']],
  ['several sentences', 'I teach. Do you? I read!', ['I teach.', 'Do you?', 'I read!']],
  ['the last one lacks its mark', 'I teach. I read', ['I teach.', 'I read']],
  ['a point inside a number', 'I run 7.5 miles. Then I rest.', ['I run 7.5 miles.', 'Then I rest.']],
  ['a closing quotation mark', 'He said “Stay.” I stayed.', ['He said “Stay.”', 'I stayed.']],
  ['each line is apart', 'I teach\n\nI read. I walk', ['I teach', 'I read.', 'I walk']],
  ['Arabic', 'كيف الحال؟ أنا معلمة.', ['كيف الحال؟', 'أنا معلمة.']],
  ['Urdu', 'میں پڑھاتی ہوں۔ مجھے باغ پسند ہے۔', ['میں پڑھاتی ہوں۔', 'مجھے باغ پسند ہے۔']],
  ['spaces only', '  \n ', []],
])('%s', (_what, text, sentences) => {
  expect(sentencesOf(text)).toEqual(sentences);
});
