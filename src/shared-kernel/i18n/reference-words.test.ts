import { expect, test } from 'vitest';
import en from './en/common.json' with { type: 'json' };
import { referenceKey } from './reference-words.ts';

test.each(Object.entries(en.reference))('%s is where its words are looked for', (key, words) => {
  expect(referenceKey(words)).toBe(`reference.${key}`);
});
