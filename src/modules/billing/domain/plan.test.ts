import { expect, test } from 'vitest';
import { tagOf } from './plan.ts';

const [monthly, sixMonths] = [2, 3];

test.each([
  ['enough sales, and more than any other', 20, 19, 'popular'],
  ['too few sales', 19, 0, 'suggestion'],
  ['as many sales as another plan', 30, 30, 'suggestion'],
  ['fewer sales than another plan', 30, 31, 'suggestion'],
  ['no sales', 0, 0, 'suggestion'],
])('the tag after %s', (_, sold, others, tag) => {
  const sales = new Map([
    [sixMonths, sold],
    [monthly, others],
  ]);
  expect(tagOf({ id: sixMonths, code: 'six_month' }, sales)).toBe(tag);
  expect(tagOf({ id: monthly, code: 'monthly' }, sales)).toBeNull();
});
