import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addMonths, DAY } from '#kernel/clock.ts';
import type { PlanId, UserId } from '#kernel/values/ids.ts';
import { ComplimentaryAccess } from './complimentary-access.ts';

const account = '0190f3a2-0000-7000-8000-000000000001' as UserId;
const monthly = 2 as PlanId;
/** Consecutive grants, each made while the previous one is running. */
const granted = (start: Date, grants: number[]): ComplimentaryAccess => {
  let running: ComplimentaryAccess | null = null;
  for (const months of grants)
    running = ComplimentaryAccess.grant(account, monthly, months, running, running ? running.state.startsAt : start);
  return running!;
};
const lastDayOf = (at: Date): number => new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 0)).getUTCDate();

test('five grants of a month from 31 December end on 31 May', () => {
  const start = new Date('2026-12-31T10:00:00Z');
  expect(granted(start, [1, 1, 1, 1, 1]).state.expiresAt).toEqual(new Date('2027-05-31T10:00:00Z'));
  expect(granted(start, [2]).state.expiresAt).toEqual(new Date('2027-02-28T10:00:00Z'));
});

const start = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });
const grants = fc.array(fc.integer({ min: 1, max: 24 }), { minLength: 1, maxLength: 8 });

test('access granted in parts ends on its start day of the month, or the last of a shorter month', () => {
  fc.assert(
    fc.property(start, grants, (from, months) => {
      const { startsAt, expiresAt } = granted(from, months).state;
      expect(startsAt).toEqual(from);
      expect(expiresAt).toEqual(
        addMonths(
          from,
          months.reduce((sum, part) => sum + part),
        ),
      );
      expect(expiresAt.getUTCDate()).toBe(Math.min(from.getUTCDate(), lastDayOf(expiresAt)));
    }),
  );
});

test('a grant never shortens access', () => {
  fc.assert(
    fc.property(start, fc.integer({ min: 1, max: 800 }), fc.integer({ min: 1, max: 24 }), (from, days, months) => {
      const running = new ComplimentaryAccess({
        id: '0190f3a2-0000-7000-8000-000000000002',
        accountId: account,
        planId: monthly,
        startsAt: from,
        expiresAt: new Date(from.getTime() + days * DAY),
      });
      const { expiresAt } = ComplimentaryAccess.grant(account, monthly, months, running, from).state;
      expect(expiresAt >= addMonths(running.state.expiresAt, months - 1)).toBe(true);
      expect(expiresAt > running.state.expiresAt).toBe(true);
    }),
  );
});

test('access begins again after a break', () => {
  const first = granted(new Date('2026-01-31T10:00:00Z'), [1]);
  const later = new Date('2026-03-10T10:00:00Z');
  const { startsAt, expiresAt } = ComplimentaryAccess.grant(account, monthly, 1, first, later).state;
  expect([startsAt, expiresAt]).toEqual([later, new Date('2026-04-10T10:00:00Z')]);
});
