import { expect, test } from 'vitest';
import { keyOf } from './shortcuts.ts';

const typed = (key: string, code: string, shiftKey = false) => keyOf({ key, code, shiftKey });

test('a key is read in its place on an Arabic or Urdu keyboard', () => {
  expect([typed('ت', 'KeyJ'), typed('ظ', 'Slash'), typed('؟', 'Slash', true)]).toEqual(['j', '/', '?']);
});

test('a key of a Latin keyboard is what it says, wherever it is', () => {
  expect([typed('?', 'Minus', true), typed('/', 'Digit7', true), typed('J', 'KeyJ', true)]).toEqual(['?', '/', 'J']);
});
