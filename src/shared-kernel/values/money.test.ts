import fc from 'fast-check';
import { expect, test } from 'vitest';
import { penceOf, poundsOf } from './money.ts';

test.each([
  [0, '0.00'],
  [5, '0.05'],
  [30, '0.30'],
  [1599, '15.99'],
  [6000, '60.00'],
  [9999, '99.99'],
  [-1, '-0.01'],
  [-1050, '-10.50'],
  [Number.MAX_SAFE_INTEGER, '90071992547409.91'],
])('%i pence are %s pounds', (amount, pounds) => {
  expect(poundsOf(penceOf(amount))).toBe(pounds);
});

test('converting to pounds loses no penny', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), (amount) => {
      expect(BigInt(poundsOf(penceOf(amount)).replace('.', ''))).toBe(BigInt(amount));
    }),
  );
});

test.each([0.5, 15.99, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('%d is no number of pence', (amount) => {
  expect(() => penceOf(amount)).toThrow(RangeError);
});
