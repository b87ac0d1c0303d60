import type { Plan } from '#modules/billing/contracts/subscription.schema.ts';
import { expect, test } from 'vitest';
import { isFree, planMeant, savingOf } from './plans.ts';

const plan = (id: number, name: string, price: string) => ({ id, name, price }) as Plan;
const free = plan(1, 'Free', '0.00');
const monthly = plan(2, 'Monthly', '15.99');
const sixMonths = plan(3, '6 Months', '60.00');
const plans = [monthly, free, sixMonths];

test('the free plan has the price 0', () => {
  expect(plans.filter(isFree)).toEqual([free]);
});

test.each([
  [null, undefined],
  ['', undefined],
  ['free', free],
  ['2', monthly],
  ['6 months', sixMonths],
  ['MONTHLY', monthly],
  ['6', sixMonths],
  ['unknown', undefined],
])('the query %s finds the plan', (wanted, matching) => {
  expect(planMeant(plans, wanted)).toBe(matching);
});

test.each([
  ['six months for less', 6, '60.00', '15.99', { months: 6, pence: 3594 }],
  ['six months for a penny less', 6, '95.93', '15.99', { months: 6, pence: 1 }],
  ['six months for the same', 6, '95.94', '15.99', null],
  ['six months for more', 6, '96.00', '15.99', null],
  ['the monthly plan itself', 1, '15.99', '15.99', null],
  ['lifetime', 0, '99.99', '15.99', { fewerThanMonths: 7 }],
  ['lifetime at the price of exactly six months', 0, '95.94', '15.99', { fewerThanMonths: 7 }],
  ['lifetime for a penny less', 0, '95.93', '15.99', { fewerThanMonths: 6 }],
  ['the free plan', 0, '0.00', '15.99', null],
  ['a plan next to a free month', 6, '60.00', '0.00', null],
])('the saving of %s', (_what, duration, price, monthly, saving) => {
  expect(savingOf({ duration, price }, { price: monthly })).toEqual(saving);
});

test('without a monthly plan there is nothing to compare with', () => {
  expect(savingOf({ duration: 6, price: '60.00' }, undefined)).toBeNull();
});
