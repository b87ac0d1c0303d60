import { expect, test } from 'vitest';
import { addMonths, after, DAY, HOUR } from '#kernel/clock.ts';
import { newId, type PlanId, type UserId } from '#kernel/values/ids.ts';
import { penceOf } from '#kernel/values/money.ts';
import type { Payment } from './payment.ts';
import { refundOf, requireReturnable, unusedPartOf, type RefundCase } from './refund.ts';
import { daysLater, refundDaysOf } from './refund-window.ts';

const paidAt = new Date('2027-03-01T18:30:00Z');

/** The first payment of a plan of so many months, and what is known about it. */
function bought(months: number, amount: number, otherwise: Partial<RefundCase> & { paid?: Partial<Payment> } = {}) {
  const { paid, ...others } = otherwise;
  const payment: Payment = {
    id: newId(paidAt),
    accountId: newId<UserId>(paidAt),
    subscription: newId(paidAt),
    planId: 2 as PlanId,
    invoiceId: 'in_1',
    paymentIntentId: 'pi_1',
    number: 'M-1',
    subtotal: penceOf(amount),
    amount: penceOf(amount),
    refunded: penceOf(0),
    isFirst: true,
    wasReminded: false,
    isDisputed: false,
    card: 'Visa 4242',
    paidAt,
    periodStart: paidAt,
    periodEnd: months === 0 ? null : addMonths(paidAt, months),
    ...paid,
  };
  const refundCase: RefundCase = {
    payment,
    ...refundDaysOf(months),
    beganAtOnce: true,
    isAwaitingGuardian: false,
    isFirstFullPrice: false,
    hasSentSince: false,
    restores: null,
    ...others,
  };
  return refundCase;
}

/** Pence that are refunded on a day after the payment, unless staff decide. */
function onDay(refundCase: RefundCase, day: number, hour = 0): number | 'later' {
  const refund = refundOf(refundCase, after(paidAt, day * DAY + hour * HOUR));
  return refund?.kind === 'later' ? 'later' : refund!.amount;
}
const DAYS = Array.from({ length: 16 }, (_, day) => day);
const everyDay = (refundCase: RefundCase) => DAYS.map((day) => onDay(refundCase, day));
const all = (amount: number, days: number): number[] => Array.from({ length: days }, () => amount);

// March has 31 days: on day 8 the days 8 to 30 are left, 23 of 31.
const UNUSED = [1187, 1135, 1084, 1032, 981, 929, 877];

test('a month: everything for seven days, then the unused days to the penny, and nothing without staff from day 15', () => {
  expect(everyDay(bought(1, 1599))).toEqual([...all(1599, 8), ...UNUSED, 'later']);
});

test('nothing is deducted from a member who did not ask to begin at once', () => {
  expect(everyDay(bought(1, 1599, { beganAtOnce: false }))).toEqual([...all(1599, 15), 'later']);
});

test.each([
  ['half a year', 6, 6000],
  ['a plan for life', 0, 9999],
])('%s: everything for fourteen days', (_, months, amount) => {
  expect(everyDay(bought(months, amount))).toEqual([...all(amount, 15), 'later']);
});

test('a payment lowered by a code or a credit is refunded as it was paid', () => {
  const paid = { subtotal: penceOf(1599), amount: penceOf(1199) };
  expect(onDay(bought(1, 1599, { paid }), 7)).toBe(1199);
  // 1199 × 23 / 31, and the fraction of a penny is hers.
  expect(onDay(bought(1, 1599, { paid }), 8)).toBe(890);
});

test('a day ends at midnight: the seventh is refunded until its last minute', () => {
  const [untilMidnight, tomorrow] = [5, 6];
  expect(onDay(bought(1, 1599), 7, untilMidnight)).toBe(1599);
  expect(onDay(bought(1, 1599), 7, tomorrow)).toBe(UNUSED[0]);
  const { until } = refundOf(bought(1, 1599), paidAt) as { until: Date };
  expect(until).toEqual(new Date('2027-03-08T23:59:59.999Z'));
  expect(refundOf(bought(1, 1599), after(until, 1))).toMatchObject({ kind: 'part' });
});

test('until her guardian is verified everything goes back, however late', () => {
  const waits = bought(1, 1599, { isAwaitingGuardian: true });
  for (const day of [0, 8, 15, 89, 400]) expect(onDay(waits, day)).toBe(1599);
  expect(refundOf(waits, paidAt)).toEqual({ kind: 'full', amount: 1599, until: null });
});

test('her days are counted from his verification', () => {
  const verifiedAt = after(paidAt, 20 * DAY);
  const paid = { periodStart: verifiedAt, periodEnd: addMonths(verifiedAt, 1) };
  expect([27, 28, 34, 35].map((day) => onDay(bought(1, 1599, { paid }), day))).toEqual([1599, 1187, 877, 'later']);
});

test.each<[string, Partial<RefundCase> & { paid?: Partial<Payment> }, (number | 'later')[]]>([
  ['without a request since', {}, [...all(1599, 15), 'later']],
  ['after a request', { hasSentSince: true }, DAYS.map(() => 'later')],
  ['without a reminder, even after a request', { hasSentSince: true, paid: { wasReminded: false } }, all(1599, 16)],
  [
    'at full price after a cheaper month, after a request',
    { hasSentSince: true, isFirstFullPrice: true },
    // Day 0 is not used yet.
    [1599, 1548, 1496, 1445, 1393, 1342, 1290, 1238, ...UNUSED, 'later'],
  ],
  [
    'at full price after a cheaper month, without the wish to begin at once',
    { hasSentSince: true, isFirstFullPrice: true, beganAtOnce: false },
    [...all(1599, 15), 'later'],
  ],
])('a renewal %s', (_, otherwise, expected) => {
  const paid = { isFirst: false, wasReminded: true, ...otherwise.paid };
  expect(everyDay(bought(1, 1599, { ...otherwise, paid }))).toEqual(expected);
});

test('a renewal without a reminder is refunded until its period ends', () => {
  const refund = refundOf(bought(6, 6000, { paid: { isFirst: false } }), after(paidAt, 100 * DAY));
  expect(refund).toEqual({ kind: 'full', amount: 6000, until: addMonths(paidAt, 6) });
});

test('once the paid time is over there is nothing to ask for', () => {
  expect(refundOf(bought(1, 1599), addMonths(paidAt, 1))).toBeNull();
});

test.each<[string, number, Partial<RefundCase> & { paid?: Partial<Payment> }, [day: number, pence: number][]]>([
  // What the payer could get back alone, then the days that are left of 31.
  [
    'a month',
    1,
    {},
    [
      [0, 1599],
      [7, 1599],
      [14, 877],
      [15, 826],
      [30, 52],
      [31, 0],
    ],
  ],
  [
    'a month of who did not ask to begin',
    1,
    { beganAtOnce: false },
    [
      [14, 1599],
      [15, 826],
    ],
  ],
  [
    'half a year of 184 days',
    6,
    {},
    [
      [14, 6000],
      [15, 5511],
      [92, 3000],
      [183, 33],
      [184, 0],
    ],
  ],
  [
    'a plan for life, which counts as 1096 days',
    0,
    {},
    [
      [14, 9999],
      [15, 9863],
      [548, 5000],
      [1095, 10],
      [1096, 0],
      [2000, 0],
    ],
  ],
  [
    'a renewal of who has sent since',
    1,
    { hasSentSince: true, paid: { isFirst: false, wasReminded: true } },
    [
      [0, 1599],
      [1, 1548],
      [30, 52],
    ],
  ],
  [
    'one whose guardian is not verified',
    1,
    { isAwaitingGuardian: true },
    [
      [20, 1599],
      [400, 1599],
    ],
  ],
])('of %s that we end the unused time goes back', (_, months, otherwise, expected) => {
  const amount = { 0: 9999, 1: 1599, 6: 6000 }[months]!;
  const returned = ([day]: [number, number]) =>
    unusedPartOf(bought(months, amount, otherwise), after(paidAt, day * DAY));
  expect(expected.map(returned)).toEqual(expected.map(([, pence]) => pence));
});

test('nothing is refunded twice, or while the bank decides', () => {
  const { payment } = bought(1, 1599);
  expect(() => requireReturnable(payment)).not.toThrow();
  expect(() => requireReturnable({ ...payment, refunded: penceOf(1599) })).toThrow('billing.nothing-to-refund');
  expect(() => requireReturnable({ ...payment, isDisputed: true })).toThrow('billing.payment-disputed');
});

test('the day of a payment is not counted, at whatever hour it was', () => {
  for (const hour of ['00:00:00.000', '23:59:59.999'])
    expect(daysLater(new Date(`2027-02-20T${hour}Z`), 14)).toEqual(new Date('2027-03-06T23:59:59.999Z'));
});
