import { addMonths } from '#kernel/clock.ts';
import { invalidField } from '#kernel/errors.ts';
import { sentence } from '#kernel/i18n/sentences.ts';

/** Until when a profile rests, and why. ISO dates, by UTC: on that day it is found again, by time alone. */
export interface BreakState {
  /** The end of her waiting period ('iddah), as she stated it (R-3.5). */
  iddahEndsOn: string | null;
  /** The end of a break that the member takes (R-E.2). */
  breakUntil: string | null;
}

/** Nobody rests for longer at once: a date beyond it is a mistake in the year. */
const LONGEST = 12;

export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/** Whether it still runs on the day of `at`. */
export const isAhead = (until: string | null, at: Date): boolean => until !== null && until > dayOf(at);

/** When both are over; null where neither was stated. */
export const breakEndsOn = ({ iddahEndsOn, breakUntil }: BreakState): string | null =>
  [iddahEndsOn, breakUntil]
    .filter((date) => date !== null)
    .toSorted()
    .at(-1) ?? null;

/** What of it is not over yet on the day of `at`: the rest is forgotten. */
export const stillAhead = (remaining: BreakState, at: Date): BreakState => ({
  iddahEndsOn: isAhead(remaining.iddahEndsOn, at) ? remaining.iddahEndsOn : null,
  breakUntil: isAhead(remaining.breakUntil, at) ? remaining.breakUntil : null,
});

/** Refuses a date of the field that is more than twelve months ahead. */
export function requireNear(field: 'iddahEndsOn' | 'until', date: string, at: Date): void {
  if (date > dayOf(addMonths(at, LONGEST))) throw invalidField(field, sentence('withinYear'));
}
