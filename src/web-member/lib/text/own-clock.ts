import { hasTimeFormats, ownZone, readClockOf } from './format.ts';
import { i18n } from './i18n.ts';

const COOKIE = 'zone';

/** The reader's zone, as the server heard of it. */
const readCookie = () => new RegExp(`(?:^|; )${COOKIE}=([^;]*)`).exec(document.cookie)?.[1];

/**
 * Times are told by the reader's own clock. The server learns of it for the next page; where it took another one for
 * this page, what stands there is told anew. It takes its time to ask a device for its zone: a page that tells no time,
 * or tells it as the device did before, waits for the first touch.
 */
export function readOwnClock() {
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
  const clock = readClockOf(undefined);
  if (readCookie() !== encodeURIComponent(zone))
    document.cookie = `${COOKIE}=${encodeURIComponent(zone)}; path=/; max-age=31536000; samesite=lax`;
  if (clock !== undefined && clock !== zone) i18n.emit('languageChanged', i18n.language);
}
