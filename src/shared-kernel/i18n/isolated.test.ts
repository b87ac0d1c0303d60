import { expect, test } from 'vitest';
import { isolated } from './isolated.ts';

test('words of another direction are isolated within a sentence, others are not', () => {
  expect(isolated('أحمد (أبو بكر)')).toBe('\u2068أحمد (أبو بكر)\u2069');
  expect(isolated('Ahmad')).toBe('Ahmad');
});
