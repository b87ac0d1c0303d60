import { after, HOUR } from '../clock.ts';

/** Least time between two emails about one subject to one person. */
const EMAIL_INTERVAL = HOUR;

/** Returns the time of a last email that is long enough ago for the next one. */
export const lastEmailUntil = (now: Date, interval = EMAIL_INTERVAL): Date => after(now, -interval);

/** Returns whether the next email must wait, since the last one was sent within the interval. */
export const isEmailTooSoon = (lastSentAt: Date | null, now: Date): boolean =>
  lastSentAt !== null && lastSentAt > lastEmailUntil(now);
