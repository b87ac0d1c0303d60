import { expect, test } from 'vitest';
import { isolated } from './isolated.ts';

test('words of another direction stand apart within a sentence, and others as they are', () => {
  expect(isolated('أحمد (أبو بكر)')).toBe('\u2068أحمد (أبو بكر)\u2069');
  expect(isolated('Ahmad')).toBe('Ahmad');
});
