import { expect, test } from 'vitest';
import { after, DAY, HOUR, MINUTE } from '../clock.ts';
import { failureOf, nextTry } from './tries.ts';

const begun = new Date('2026-11-21T10:00:00Z');

/** Hours after the beginning at which tries are made if all of them fail in the same way. */
function course(isFinal: boolean): number[] {
  const at: number[] = [];
  let now: Date | null = begun;
  for (let tries = 1; now; tries++) {
    at.push((now.getTime() - begun.getTime()) / HOUR);
    now = nextTry({ tries, tryingSince: begun }, { isFinal }, now);
  }
  return at;
}

test('retries last three days with growing waits, the last one at their end', () => {
  const hours = course(false);
  const waits = hours.slice(1, -1).map((hour, n) => hour - hours[n]!);
  expect(hours.at(-1)).toBe(72);
  expect(waits[0]).toBeCloseTo(1 / 60);
  expect(waits).toEqual(waits.toSorted((a, b) => a - b));
  expect(Math.max(...waits)).toBe(4);
  expect(hours.length).toBeGreaterThan(20);
});

test('a permanent refusal is retried for a day', () => {
  expect(course(true).at(-1)).toBe(24);
});

test('a try after the end, because nothing ran meanwhile, is the last one', () => {
  const late = after(begun, 5 * DAY);
  expect(nextTry({ tries: 3, tryingSince: begun }, { isFinal: false }, late)).toBeNull();
  expect(nextTry({ tries: 1, tryingSince: late }, { isFinal: false }, late)).toEqual(after(late, MINUTE));
});

test('a failure is described by its codes, never by words', () => {
  const refused = { code: 'EENVELOPE', responseCode: 550, message: '550 <lapwing@people.example>' };
  expect(failureOf(Object.assign(new Error(), refused))).toEqual({ what: 'EENVELOPE 550', isFinal: true });
  expect(failureOf({ code: 'EENVELOPE', responseCode: 451 })).toEqual({ what: 'EENVELOPE 451', isFinal: false });
  expect(failureOf(Object.assign(new Error('x'), { code: 'ETIMEDOUT' }))).toEqual({
    what: 'ETIMEDOUT',
    isFinal: false,
  });
  expect(failureOf(new TypeError('lapwing'))).toEqual({ what: 'TypeError', isFinal: false });
  expect(failureOf({})).toEqual({ what: 'Error', isFinal: false });
});
