import type { Context } from 'koa';
import { UTC } from '../values/local-day.ts';
import { BoundedCache } from '../runtime/bounded-cache.ts';

const COOKIE = 'zone';
/** Maximum length; the longest known name has 32 characters. */
const LONGEST = 40;
const KNOWN_ZONES = new Set([...Intl.supportedValuesOf('timeZone'), UTC]);
/** Aliases of known zones: Asia/Kolkata is Asia/Calcutta. */
const others = new BoundedCache<string, string>(500);

/** Returns the canonical name of a zone; UTC for unknown names and mere offsets. */
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

/** The reader's time zone from the app's cookie; UTC without it. */
export function timeZoneOf(ctx: Context): string {
  try {
    return knownTimeZone(decodeURIComponent(ctx.cookies.get(COOKIE, { signed: false }) ?? ''));
  } catch {
    return UTC;
  }
}
