import { expect, test } from 'vitest';
import { penceOf } from '#kernel/values/money.ts';
import { presentPaymentOf, unusedPart, type Payment } from './payment.ts';

const day = (of: string): Date => new Date(`2027-${of}T10:00:00Z`);
const paid = (from: string, to: string | null, more: Partial<Payment> = {}): Payment =>
  ({
    amount: penceOf(3000),
    refunded: penceOf(0),
    periodStart: day(from),
    periodEnd: to === null ? null : day(to),
    ...more,
  }) as Payment;
const [april, allowed] = [paid('04-01', '05-01'), paid('05-01', '05-31')];

test('a payment is used up day by day over its own period', () => {
  expect(['04-01', '04-11', '04-30', '05-01', '06-01'].map((at) => unusedPart(april, day(at)))).toEqual([
    3000, 2000, 100, 0, 0,
  ]);
});

test('nothing is used before the period begins, and nothing is left after a refund', () => {
  expect(unusedPart(april, day('03-31'))).toBe(3000);
  expect(unusedPart(paid('04-01', '05-01', { refunded: penceOf(1500) }), day('04-16'))).toBe(750);
});

test('a one-off payment has no unused part', () => {
  expect(unusedPart(paid('04-01', null), day('04-02'))).toBe(0);
});

test('a period that has begun without a charge has no payment', () => {
  expect(presentPaymentOf([april], day('04-30'))).toBe(april);
  expect(presentPaymentOf([april], day('05-01'))).toBeNull();
  expect(presentPaymentOf([april, allowed], day('05-01'))).toBe(allowed);
});
