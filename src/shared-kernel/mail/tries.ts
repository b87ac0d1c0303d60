import { after, DAY, HOUR, MINUTE } from '../clock.ts';

/** The first wait; each next one is twice as long … */
const FIRST_WAIT = MINUTE;
/** … up to this. */
const LONGEST_WAIT = 4 * HOUR;
/** Longest outage, ours or theirs, without losing an email. */
const PATIENCE = 3 * DAY;
/**
 * Time to retry after a permanent refusal (5xx): a wrong setup also causes those and can be repaired within a day,
 * while retrying for longer hurts our reputation.
 */
const PATIENCE_WHEN_REFUSED = DAY;

/** A failed try, without the server's words, which quote addresses. */
export interface Failure {
  /** For example `ETIMEDOUT` or `EENVELOPE 550`. */
  what: string;
  /** The server refused permanently. */
  isFinal: boolean;
}

/** Time of the next try, or null to give up. `tries` counts this one. */
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
  // Only a delivery that takes too long is aborted.
  const known = code === 'EABORT' ? 'ETIMEDOUT' : code;
  const what = [typeof known === 'string' ? known : name, answered].filter((part) => part !== null).join(' ');
  return {
    what: what.replace(/[^A-Za-z0-9_. ]/g, '').slice(0, 60) || 'Error',
    isFinal: answered !== null && answered >= 500,
  };
}
