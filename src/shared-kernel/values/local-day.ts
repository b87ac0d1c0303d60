import { after, DAY, HOUR, MINUTE } from '../clock.ts';
import { BoundedCache } from '../runtime/bounded-cache.ts';

export const UTC = 'UTC';

/** Cached, as formats are expensive; there are some 400 zones. */
const formats = new BoundedCache<string, Intl.DateTimeFormat>(100);

export function formatIn(zone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${zone} ${Object.keys(options).join()}`;
  return formats.getOrMake(key, () => new Intl.DateTimeFormat('en-GB', { timeZone: zone, ...options }));
}

/** The local day, such as 2026-11-23. */
export const dayIn = (zone: string, at: Date): string =>
  formatIn(zone, { year: 'numeric', month: '2-digit', day: '2-digit' }).format(at).split('/').toReversed().join('-');

/** No zone is further behind UTC. */
const FURTHEST_BEHIND = 12 * HOUR;
/** Each offset from UTC, and each change of a clock, is a multiple of it. */
const QUARTER = 15 * MINUTE;

/** The moment at which a local day has passed, also where clocks change at midnight. */
export function endOfDayIn(zone: string, day: string): Date {
  let end = after(new Date(`${day}T00:00:00Z`), DAY + FURTHEST_BEHIND);
  while (dayIn(zone, after(end, -1)) > day) end = after(end, -QUARTER);
  return end;
}
