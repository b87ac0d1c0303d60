import { isOwnPage, CACHED_AT, MAX_ENTRIES, OWN_CACHE, READER } from '../../service-worker/cache-policy.ts';
import { formatTime } from '../text/format.ts';
import { i18n } from '../text/i18n.ts';

/** What does nothing without the app, or is not there to be read. */
const NOT_TO_READ =
  'script, noscript, link, meta[http-equiv], form, button, input, textarea, select, dialog, [role="dialog"], [role="status"], [role="alert"], .draft, .toasts, .skip';

/** No script of it runs, nothing is sent from it, and nothing but the faces is fetched for it. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * Keeps the page that is open as it stands there to be read, below a word of when that was, for an account that still
 * wishes so; not while it arrives. `isOpen` tells whether it is still the page that was meant.
 */
export async function cachePage(account: string, isOpen: () => boolean): Promise<boolean> {
  await i18n.loadNamespaces(['offline']);
  const cache = await caches.open(OWN_CACHE);
  const reader = await (await cache.match(READER))?.text();
  // From here until it is copied in one go, so that nothing of another page stands at this address.
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
  // One that is read again is the newest. Where everything was removed meanwhile, this cache is not looked into again.
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
