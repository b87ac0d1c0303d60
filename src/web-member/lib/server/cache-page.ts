import { isOwnPage, CACHED_AT, MAX_ENTRIES, OWN_CACHE, READER } from '../../service-worker/cache-policy.ts';
import { formatTime } from '../../../web-shared/text/format.ts';
import { i18n } from '../text/i18n.ts';

/** Elements that do nothing without the app, are not content, or that nobody else may read on this device. */
const NOT_TO_READ =
  'script, noscript, link, meta[http-equiv], form, button, input, textarea, select, dialog, [role="dialog"], [role="status"], [role="alert"], .draft, .toasts, .skip, [data-not-stored]';

/** The copy runs no script, sends nothing, and fetches nothing but fonts. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * Stores a copy of the open page with its time, for offline reading by an account that enabled it; `isOpen` returns
 * whether the intended page is still shown. Returns false while the page is loading.
 */
export async function cachePage(account: string, isOpen: () => boolean): Promise<boolean> {
  await i18n.load(['offline']);
  const cache = await caches.open(OWN_CACHE);
  const reader = await (await cache.match(READER))?.text();
  // No await from here to the copy, so that no other page is stored under this address.
  const { pathname, search } = window.location;
  if (reader !== account || !isOpen() || !isOwnPage(pathname)) return true;
  if (document.querySelector('.arriving')) return false;
  const at = new Date();
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': POLICY,
    'Referrer-Policy': 'no-referrer',
    [CACHED_AT]: at.toISOString(),
  };
  const page = new Response(copyOfPage(at), { headers });
  // Deleted first, so that a page read again becomes the newest. If everything was removed meanwhile, this cache is not
  // read again.
  await cache.delete(pathname + search);
  await cache.put(pathname + search, page);
  const pages = (await cache.keys()).filter(({ url }) => isOwnPage(new URL(url).pathname));
  await Promise.all(pages.slice(0, -MAX_ENTRIES).map((one) => cache.delete(one)));
  return true;
}

function copyOfPage(at: Date): string {
  const copy = document.documentElement.cloneNode(true) as HTMLElement;
  for (const part of copy.querySelectorAll(NOT_TO_READ)) part.remove();
  for (const name of Object.keys(copy.dataset)) if (name !== 'theme') delete copy.dataset[name];
  const word = document.createElement('p');
  word.className = 'word';
  word.textContent = i18n.t('offline:own', { time: formatTime(at.toISOString()) });
  copy.querySelector('#root')!.before(word);
  return `<!doctype html>${copy.outerHTML}`;
}
