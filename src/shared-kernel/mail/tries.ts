import { after, DAY, HOUR, MINUTE } from '../clock.ts';

/** The first wait; each next one is twice as long … */
const FIRST_WAIT = MINUTE;
/** … up to here. */
const LONGEST_WAIT = 4 * HOUR;
/** An outage, ours or theirs, may last so long without losing an e-mail. */
const PATIENCE = 3 * DAY;
/**
 * A server that says no for good (5xx) is believed after a day: it says so where something is set up wrongly too, and
 * who mends that within a day loses nothing; to go on asking for longer makes us look like somebody who does not
 * listen.
 */
const PATIENCE_WHEN_REFUSED = DAY;

/** What is known of a failed try; the server's words are not, since they quote addresses. */
export interface Failure {
  /** Such as `ETIMEDOUT` or `EENVELOPE 550`. */
  what: string;
  /** The server refused for good. */
  isFinal: boolean;
}

/** When the next try is due, or null where it is time to give up. `tries` counts this one. */
export function nextTry(
  { tries, tryingSince }: { tries: number; tryingSince: Date },
  { isFinal }: Pick<Failure, 'isFinal'>,
  now: Date,
): Date | null {
  const end = after(tryingSince, isFinal ? PATIENCE_WHEN_REFUSED : PATIENCE);
  if (now >= end) return null;
  const next = after(now, Math.min(FIRST_WAIT * 2 ** (tries - 1), LONGEST_WAIT));
  return next < end ? next : end;
}

/** Reads a failure of the mail server by its codes alone. */
export function failureOf(error: unknown): Failure {
  const { code, responseCode, name } = error as { code?: unknown; responseCode?: unknown; name?: unknown };
  const answered = typeof responseCode === 'number' ? responseCode : null;
  const what = [typeof code === 'string' ? code : name, answered].filter((part) => part !== null).join(' ');
  return {
    what: what.replace(/[^A-Za-z0-9_. ]/g, '').slice(0, 60) || 'Error',
    isFinal: answered !== null && answered >= 500,
  };
}
