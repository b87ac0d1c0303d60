import { expect, test } from 'vitest';
import en from '#kernel/i18n/en/common.json' with { type: 'json' };
import { referenceKey } from '#kernel/i18n/reference-words.ts';
import { plans } from './reference-plans.ts';

test('every word of the first plans stands in the catalogue, to be said in other languages', () => {
  const words = plans.flatMap(({ name, description, features }) => [name, description, ...features]);
  for (const one of words) expect({ ...en }).toHaveProperty(referenceKey(one), one);
});
