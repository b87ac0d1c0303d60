import { expect, test } from 'vitest';
import { strengthOf } from './strength.ts';

test.each([
  ['hello1', 'weak'],
  ['aaaaaaaaaaaaaaaa', 'weak'],
  ['Garden-42', 'fair'],
  ['quiet garden of seven stones', 'strong'],
])('%s is %s', (password, level) => {
  expect(strengthOf(password)).toBe(level);
});
