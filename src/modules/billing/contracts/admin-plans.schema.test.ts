import { expect, test } from 'vitest';
import { decimal, pounds } from './admin-plans.schema.ts';

test.each([
  ['15.99', '15.99'],
  [15.99, '15.99'],
  [60, '60'],
  [0.3, '0.3'],
  ['60', '60'],
])('the amount %s is accepted as text and as a number', (given, amount) => {
  expect(pounds.parse(given)).toBe(amount);
});

test.each([15.999, -1, 1e9, Number.NaN, '15,999', 'ten', '', null, true, [15.99]])('%s is no amount', (given) => {
  expect(pounds.safeParse(given).error?.issues.map(({ message }) => message)).toEqual([
    'Please give an amount in pounds, for example 15.99',
  ]);
});

test('the refusal of a discount says that it may be a percentage', () => {
  expect(
    decimal('percentOrPounds')
      .safeParse('ten')
      .error?.issues.map(({ message }) => message),
  ).toEqual(['Please give a percentage or an amount in pounds, for example 10 or 15.99']);
});
