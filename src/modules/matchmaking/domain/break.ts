import { addMonths, isoDay } from '#kernel/clock.ts';
import { invalidField } from '#kernel/errors.ts';
import { sentence } from '#kernel/i18n/sentences.ts';

/** ISO dates in UTC. On that day the profile is discoverable again, without any job. */
export interface BreakState {
  /** End of her waiting period ('iddah), as she stated it (R-3.5). */
  iddahEndsOn: string | null;
  /** End of a break by choice (R-E.2). */
  breakUntil: string | null;
}

/** In months. A later date is probably a mistake in the year. */
const LONGEST = 12;

export const isAhead = (until: string | null, at: Date): boolean => until !== null && until > isoDay(at);

/** The later of the two ends; null if neither is set. */
export const breakEndsOn = ({ iddahEndsOn, breakUntil }: BreakState): string | null =>
  [iddahEndsOn, breakUntil]
    .filter((date) => date !== null)
    .toSorted()
    .at(-1) ?? null;

/** Removes the dates that have passed on the day of `at`. */
export const stillAhead = (remaining: BreakState, at: Date): BreakState => ({
  iddahEndsOn: isAhead(remaining.iddahEndsOn, at) ? remaining.iddahEndsOn : null,
  breakUntil: isAhead(remaining.breakUntil, at) ? remaining.breakUntil : null,
});

/** @throws common.invalid naming the field if the date is more than twelve months ahead */
export function requireNear(field: 'iddahEndsOn' | 'until', date: string, at: Date): void {
  if (date > isoDay(addMonths(at, LONGEST))) throw invalidField(field, sentence('withinYear'));
}
