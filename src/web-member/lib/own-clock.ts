import { ownZone, readClockOf } from './format.ts';
import { i18n } from './i18n.ts';

const COOKIE = 'zone';

/** The reader's zone, as the server heard of it. */
const told = () => new RegExp(`(?:^|; )${COOKIE}=([^;]*)`).exec(document.cookie)?.[1];

/**
 * Times are told by the reader's own clock. The server learns of it for the next page; where it took another one for
 * this page, what stands there is told anew.
 */
export function readOwnClock() {
  const zone = encodeURIComponent(ownZone());
  readClockOf(undefined);
  if (told() === zone) return;
  document.cookie = `${COOKIE}=${zone}; path=/; max-age=31536000; samesite=lax`;
  i18n.emit('languageChanged', i18n.language);
}
