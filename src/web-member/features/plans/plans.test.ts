import type { Plan } from '#modules/billing/contracts/subscription.schema.ts';
import { expect, test } from 'vitest';
import { isFree, planMeant } from './plans.ts';

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
