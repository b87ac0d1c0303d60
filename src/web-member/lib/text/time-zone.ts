import { hasTimeFormats, ownZone, setTimeZone } from '../../../web-shared/text/format.ts';
import { browserStore } from '../../../web-shared/storage.ts';
import { i18n } from './i18n.ts';

const COOKIE = 'zone';
/** The browser's own note that the reader wants times in UTC, and no zone sent to the server. */
const OFF = 'zone-off';

export const isZoneOff = (): boolean => browserStore.get(OFF) !== null;

/** Stops or resumes using the reader's time zone in this browser. */
export function switchZone(on: boolean): void {
  if (on) {
    browserStore.remove(OFF);
    return read();
  }
  browserStore.set(OFF, '1');
  document.cookie = `${COOKIE}=; path=/; max-age=0; samesite=lax`;
  if (setTimeZone('UTC') !== 'UTC') i18n.renderAgain();
}

/** The reader's time zone as last sent to the server. */
const readCookie = () => new RegExp(`(?:^|; )${COOKIE}=([^;]*)`).exec(document.cookie)?.[1];

/**
 * Switches displayed times to the reader's time zone, and stores the zone in a cookie for the next page. Reading the
 * zone is slow, so a page without times, or one rendered with a stored zone, waits for the first touch.
 */
export function readOwnClock() {
  if (isZoneOff()) return;
  if (hasTimeFormats() && !readCookie()) read();
  else for (const touch of TOUCHES) window.addEventListener(touch, readOnce, { once: true, passive: true });
}

const TOUCHES = ['pointerdown', 'keydown', 'focusin'] as const;

function readOnce() {
  for (const touch of TOUCHES) window.removeEventListener(touch, readOnce);
  read();
}

function read() {
  const zone = ownZone();
  const clock = setTimeZone(undefined);
  if (readCookie() !== encodeURIComponent(zone))
    document.cookie = `${COOKIE}=${encodeURIComponent(zone)}; path=/; max-age=31536000; samesite=lax`;
  if (clock !== undefined && clock !== zone) i18n.renderAgain();
}
