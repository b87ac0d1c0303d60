import { BoundedCache } from '#kernel/runtime/bounded-cache.ts';

export const UTC = 'UTC';
/** In characters; the longest name of the database of zones has 32. */
const LONGEST = 40;
const KNOWN_ZONES = new Set([...Intl.supportedValuesOf('timeZone'), UTC]);
/** Further names of known zones, as Asia/Kolkata is one of Asia/Calcutta. */
const others = new BoundedCache<string, string>(500);

/** The zone that a browser named, by its first name; UTC for what names none, such as a mere offset. */
export function knownTimeZone(name: string): string {
  if (KNOWN_ZONES.has(name)) return name;
  return name.length <= LONGEST ? others.getOrMake(name, () => firstNameOf(name)) : UTC;
}

function firstNameOf(name: string): string {
  try {
    const zone = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
    return KNOWN_ZONES.has(zone) ? zone : UTC;
  } catch {
    return UTC;
  }
}
