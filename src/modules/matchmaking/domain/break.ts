import { addMonths, isoDay } from '#kernel/clock.ts';
import { invalidField } from '#kernel/errors.ts';
import { sentence } from '#kernel/i18n/sentences.ts';
import { endOfDayIn } from '#kernel/values/local-day.ts';
import type { IddahStatus } from '../contracts/iddah.ts';

interface IddahState {
  /** Her answer about her waiting period ('iddah); null before she gives one (R-13.2). */
  iddahStatus: IddahStatus | null;
  /** The last day of her waiting period, as she stated it. */
  iddahEndsOn: string | null;
  /** When that day has passed in the time zone in which she stated it. */
  iddahUntil: Date | null;
}
export interface BreakState extends IddahState {
  /** The day (UTC) on which a break by choice is over (R-E.2). */
  breakUntil: string | null;
}

const NO_ANSWER: IddahState = { iddahStatus: null, iddahEndsOn: null, iddahUntil: null };
export const NO_BREAK: BreakState = { ...NO_ANSWER, breakUntil: null };

/** In months. A later date is probably a mistake in the year. */
const LONGEST = 12;

/** Returns whether her waiting period runs; this is its only definition, and `IN_IDDAH` is the same in SQL. */
export const isInIddah = ({ iddahUntil }: Pick<BreakState, 'iddahUntil'>, at: Date): boolean =>
  iddahUntil !== null && iddahUntil > at;

export const isOnBreak = ({ breakUntil }: Pick<BreakState, 'breakUntil'>, at: Date): boolean =>
  breakUntil !== null && breakUntil > isoDay(at);

/** When the later of the two is over; null if neither is set. From then on the profile is listed, without any job. */
export const unavailableUntil = ({ iddahUntil, breakUntil }: BreakState): Date | null =>
  [iddahUntil, breakUntil === null ? null : new Date(breakUntil)]
    .filter((end) => end !== null)
    .toSorted((one, other) => one.getTime() - other.getTime())
    .at(-1) ?? null;

/** Removes what is over at that time; a waiting period whose last day has passed is then answered with 'over'. */
export const stillAhead = (remaining: BreakState, at: Date): BreakState => ({
  ...(remaining.iddahUntil === null || isInIddah(remaining, at)
    ? remaining
    : { ...NO_ANSWER, iddahStatus: 'over' as const }),
  breakUntil: isOnBreak(remaining, at) ? remaining.breakUntil : null,
});

/** @throws common.invalid naming the field if the date is more than twelve months ahead */
export function requireNear(field: 'iddahEndsOn' | 'until', date: string, at: Date): void {
  if (date > isoDay(addMonths(at, LONGEST))) throw invalidField(field, sentence('withinYear'));
}

export interface IddahAnswer {
  iddahStatus?: IddahStatus | null | undefined;
  iddahEndsOn?: string | null | undefined;
}

/**
 * Returns what is stored after an answer of hers in this time zone. A day alone means that the period ends on it, and a
 * day that has passed that it is over.
 * @throws common.invalid naming the field if the day is missing, does not fit the answer, or is too far ahead
 */
export function iddahAfter(
  { breakUntil, ...before }: BreakState,
  { iddahStatus: status, iddahEndsOn: day }: IddahAnswer,
  zone: string,
  at: Date,
): BreakState {
  if (status === undefined && day === undefined) return { ...before, breakUntil };
  if (status !== undefined && status !== 'until') {
    if (day) throw invalidField('iddahEndsOn', sentence('iddahNoDay'));
    return { ...NO_ANSWER, iddahStatus: status, breakUntil };
  }
  if (status === undefined && day === null)
    return before.iddahStatus === 'until' ? { ...NO_ANSWER, breakUntil } : { ...before, breakUntil };
  const iddahEndsOn = day === undefined ? before.iddahEndsOn : day;
  if (iddahEndsOn === null) throw invalidField('iddahEndsOn', sentence('iddahDay'));
  requireNear('iddahEndsOn', iddahEndsOn, at);
  const stated = { iddahStatus: 'until' as const, iddahEndsOn, iddahUntil: endOfDayIn(zone, iddahEndsOn), breakUntil };
  return { ...stillAhead(stated, at), breakUntil };
}
