import { expect, test } from 'vitest';
import { addMonths, after, DAY } from '#kernel/clock.ts';
import type { UserId } from '#kernel/values/ids.ts';
import { Allowance } from './allowance.ts';

const accountId = '0190f3a2-0000-7000-8000-000000000001' as UserId;
const day = (text: string) => new Date(`${text}T12:00:00Z`);
const start = day('2026-01-31');
const entitled = (...of: Parameters<typeof Allowance.entitled>) => Allowance.entitled(...of)!;
const sixMonths = () => entitled(given(3, start, day('2026-07-31')), null, start);
const given = (requestLimit: number, startsAt: Date, validUntil: Date | null, planUntil = validUntil) => ({
  accountId,
  requestLimit,
  planUntil,
  startsAt,
  validUntil,
  isAwaitingGuardian: false,
});
/** Paid while she has no acting guardian. */
const waiting = (startsAt: Date, validUntil: Date) => ({ ...given(3, startsAt, validUntil), isAwaitingGuardian: true });
const spend = (allowance: Allowance, count: number, at: Date) =>
  Array.from({ length: count }, () => allowance.spendOne(at));

test('a month grants three, and the fourth is refused', () => {
  expect(spend(sixMonths(), 4, start)).toEqual([true, true, true, false]);
});

test('the next grant is due on the start day, or on the last day of a shorter month', () => {
  const allowance = sixMonths();
  spend(allowance, 3, start);
  expect(allowance.nextGrant(start)).toEqual(day('2026-02-28'));
  expect(allowance.remaining(day('2026-02-27'))).toBe(0);
  expect(allowance.remaining(day('2026-02-28'))).toBe(3);
  spend(allowance, 3, day('2026-03-01'));
  expect(allowance.remaining(day('2026-03-30'))).toBe(0);
  expect(allowance.remaining(day('2026-03-31'))).toBe(3);
});

test('unused requests carry over, up to one further grant', () => {
  const allowance = sixMonths();
  spend(allowance, 2, start);
  expect(allowance.remaining(day('2026-02-28'))).toBe(4);
  expect(allowance.remaining(day('2026-06-30'))).toBe(6);
});

test('nothing can be spent after the end, and no grant is given for a month that begins then', () => {
  const allowance = sixMonths();
  expect(allowance.remaining(day('2026-07-30'))).toBe(6);
  expect(allowance.remaining(day('2026-07-31'))).toBe(0);
  expect(allowance.spendOne(day('2026-07-31'))).toBe(false);
});

test('a renewal without a gap keeps the balance', () => {
  const running = sixMonths();
  spend(running, 1, start);
  const at = day('2026-02-10');
  const longer = entitled(given(3, start, day('2027-01-31')), running, at);
  expect(longer.remaining(at)).toBe(2);
  expect(longer.nextGrant(at)).toEqual(day('2026-02-28'));
});

test('a renewal after a gap begins a new allowance', () => {
  const ended = sixMonths();
  const at = day('2026-09-05');
  const renewed = entitled(given(3, at, day('2026-10-05')), ended, at);
  expect(renewed.remaining(at)).toBe(3);
  expect(renewed.nextGrant(at)).toBeNull();
});

const monthly = () => entitled(given(3, start, day('2026-03-07')), null, start);
const paidLate = (running: Allowance, at: Date) => entitled(given(3, start, day('2026-04-07')), running, at);

test.each([
  ['all of it, and in the grace all of the next', 3, 3, 0],
  ['two, and in the grace two of the next', 2, 2, 2],
  ['nothing at all', 0, 0, 6],
])('a renewal that is paid late brings back what was left, and no more: used was %s', (_, first, second, left) => {
  const allowance = monthly();
  spend(allowance, first, start);
  spend(allowance, second, day('2026-03-01'));
  const late = day('2026-03-12');
  expect(allowance.remaining(late)).toBe(0);
  const again = paidLate(allowance, late);
  expect([again.remaining(late), again.nextGrant(late)]).toEqual([left, day('2026-03-31')]);
  expect(again.remaining(day('2026-03-31'))).toBe(Math.min(left, 3) + 3);
});

test('an entitlement that comes while a renewal is pending leaves the balance', () => {
  const allowance = monthly();
  spend(allowance, 2, start);
  spend(allowance, 3, day('2026-03-01'));
  const ended = given(0, day('2026-03-10'), day('2026-03-10'));
  const waiting = entitled(ended, allowance, day('2026-03-10'));
  expect(waiting.remaining(day('2026-03-10'))).toBe(0);
  expect(paidLate(waiting, day('2026-03-12')).remaining(day('2026-03-12'))).toBe(1);
});

test('an empty entitlement before the first payment takes nothing from the paid one', () => {
  const opened = day('2026-01-31');
  expect(Allowance.entitled(given(0, opened, opened), null, opened)).toBeNull();
});

test('a better plan grants its months while it lasts, and then the other plan grants its own', () => {
  const granted = day('2026-02-10');
  const better = entitled(given(10, start, null, day('2026-03-10')), sixMonths(), granted);
  expect([better.remaining(day('2026-02-28')), better.nextGrant(day('2026-02-28'))]).toEqual([13, day('2026-03-31')]);
  const renewal = day('2026-03-10');
  const lesser = entitled(given(3, start, null), better, renewal);
  expect([lesser.remaining(renewal), lesser.remaining(day('2026-03-31'))]).toEqual([13, 6]);
});

test('a late entitlement decides the grant of a month that began before it came', () => {
  const better = entitled(given(10, start, null, day('2026-02-28')), null, start);
  const untold = day('2026-03-01');
  expect([better.remaining(untold), spend(better, 1, untold)]).toEqual([10, [true]]);
  const lesser = entitled(given(3, start, null), better, untold);
  expect(lesser.remaining(untold)).toBe(6);
});

test('giving back never reduces the balance from a better plan', () => {
  const better = entitled(given(10, start, null, day('2026-02-10')), null, start);
  const lesser = entitled(given(3, start, null), better, day('2026-02-10'));
  lesser.giveBack(day('2026-02-10'));
  expect(lesser.remaining(day('2026-02-10'))).toBe(10);
});

test('a request given back can be spent again, up to the limit of what carries over', () => {
  const allowance = sixMonths();
  spend(allowance, 3, start);
  allowance.giveBack(start);
  expect(spend(allowance, 2, start)).toEqual([true, false]);
  const full = sixMonths();
  expect(full.remaining(day('2026-06-30'))).toBe(6);
  full.giveBack(day('2026-06-30'));
  expect(full.remaining(day('2026-06-30'))).toBe(6);
});

test('an allowance from a leap day has its grants on the 29th, and in a short February on the 28th', () => {
  const begun = day('2028-02-29');
  const allowance = entitled(given(3, begun, day('2029-04-29')), null, begun);
  expect(allowance.nextGrant(begun)).toEqual(day('2028-03-29'));
  expect(allowance.nextGrant(day('2029-01-29'))).toEqual(day('2029-02-28'));
  expect(allowance.nextGrant(day('2029-02-28'))).toEqual(day('2029-03-29'));
});

/** Returns whether a month begins: on the anchor's day of the month, or on the last day of a shorter month. */
const restarts = (at: Date, begun: Date): boolean => {
  const last = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 0)).getUTCDate();
  return at > begun && at.getUTCDate() === Math.min(begun.getUTCDate(), last);
};

test.each(['2026-01-31', '2028-02-29', '2027-08-30', '2026-06-15'])(
  'a year from %s on, day by day: three a month, and never more than six',
  (from) => {
    const begun = day(from);
    const end = addMonths(begun, 12);
    const allowance = entitled(given(3, begun, end), null, begun);
    let left = 3;
    let spent = 0;
    let grants = 1;
    for (let at = begun, n = 0; at < end; at = after(at, DAY), n++) {
      if (restarts(at, begun)) {
        left = Math.min(left, 3) + 3;
        grants++;
      }
      // Months with more requests than granted, and months with none.
      const wished = at.getUTCMonth() % 3 > 0 && n % 4 === 0;
      const isSpent = wished && allowance.spendOne(at);
      expect(isSpent, at.toISOString()).toBe(wished && left > 0);
      if (isSpent) {
        spent++;
        left--;
      }
      expect(allowance.remaining(at), at.toISOString()).toBe(left);
      expect(left).toBeLessThanOrEqual(6);
    }
    expect(grants).toBe(12);
    expect(spent).toBeGreaterThan(20);
    expect(spent + left).toBeLessThanOrEqual(36);
    expect(allowance.remaining(end)).toBe(0);
  },
);

test('the first month starts again at the verification without loss, unless a request was sent already', () => {
  const [untouched, used] = [1, 2].map(() => entitled(waiting(start, day('2026-07-31')), null, start)) as [
    Allowance,
    Allowance,
  ];
  spend(used, 1, start);
  const verified = day('2026-02-10');
  for (const allowance of [untouched, used]) allowance.beginNow(verified);
  expect([untouched.remaining(verified), untouched.nextGrant(verified)]).toEqual([3, day('2026-03-10')]);
  expect([used.remaining(verified), used.nextGrant(verified)]).toEqual([2, day('2026-02-28')]);
});

test('the first month starts once: neither a further guardian nor one from before the payment moves it', () => {
  const [early, late] = [entitled(waiting(start, day('2026-07-31')), null, start), sixMonths()];
  early.beginNow(day('2026-02-10'));
  const renewed = entitled(waiting(start, day('2026-12-31')), early, day('2026-02-11'));
  for (const allowance of [early, renewed, late]) allowance.beginNow(day('2026-02-20'));
  expect([early, renewed].map((allowance) => allowance.nextGrant(day('2026-02-20')))).toEqual(
    [1, 2].map(() => day('2026-03-10')),
  );
  expect(late.nextGrant(day('2026-02-20'))).toEqual(day('2026-02-28'));
});
