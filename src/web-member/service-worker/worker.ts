import type en from '#texts/en/offline.json';
import { setCurrentSite, type SiteFacts } from '#kernel/i18n/current-site.ts';
import {
  addressIn,
  defaultLanguage,
  languageOf,
  offeredLanguages,
  plainAddress,
  prefixIn,
  type Language,
} from '#kernel/i18n/languages.ts';
import type { PushAnswer } from '#modules/identity/contracts/push.schema.ts';
import type { PushNotice } from '#modules/identity/contracts/push.ts';
import { formatTime, ownZone, setDateLanguage } from '../../web-shared/text/format.ts';
import { forgetReading } from './delete-saved-reading.ts';
import {
  endsOwn,
  isOwnPage,
  isPublicPage,
  isOfflinePage,
  CACHED_AT,
  LIST,
  isCacheable,
  MAX_ENTRIES,
  OFFLINE,
  OWN_CACHE,
  PUBLIC,
  ROOT,
  signsOut,
} from './cache-policy.ts';

// Stores recently read pages for offline reading, and shows push notifications while the site is closed (ADR 36). It
// stores no scripts and no API responses: each stored page is complete, so that versions never mix.

const NOTIFIED = '/api/account/push';

const texts = import.meta.glob('../../texts/*/offline.json', { eager: true, import: 'default' }) as Record<
  `../../texts/${Language}/offline.json`,
  typeof en
>;

const worker = self as unknown as ServiceWorkerGlobalScope & { site?: Partial<SiteFacts> };
// Browsers compare this script too, so that a change of the settings updates the worker.
worker.importScripts('/site-facts.js');
setCurrentSite(worker.site ?? {});

worker.addEventListener('install', (event) => {
  event.waitUntil(begin());
  void worker.skipWaiting();
});
worker.addEventListener('activate', (event) => {
  event.waitUntil(takeOver());
});
worker.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  // Even if the request fails: whoever signs out leaves nothing here.
  if (signsOut(new URL(url).pathname)) event.waitUntil(forgetReading());
  if (method === 'GET' && mode === 'navigate') event.respondWith(answer(event));
});
worker.addEventListener('message', (event) => {
  const { read } = event.data as { read?: string };
  if (read && isPublicPage(new URL(read, location.origin).pathname)) event.waitUntil(fetchPublic(read));
});
worker.addEventListener('push', (event) => {
  const { title, language, dir, kind, path } = event.data!.json() as PushNotice;
  const look = { tag: kind, lang: language, dir, icon: '/icons/192.png', badge: '/icons/badge.png', data: path };
  event.waitUntil(worker.registration.showNotification(title, look));
});
worker.addEventListener('pushsubscriptionchange', (event) => {
  (event as ExtendableEvent).waitUntil(resubscribe());
});
worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(String(event.notification.data)));
});

/** Stores the offline pages and the pages that are open now; a failure of one does not affect the others. */
async function begin(): Promise<void> {
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = windows.map(({ url }) => new URL(url)).filter(({ pathname }) => isPublicPage(pathname));
  const cache = await caches.open(PUBLIC);
  const report = async (address: string) => {
    const page = await fetch(address, { credentials: 'omit', cache: 'reload' });
    if (page.ok && !page.redirected) await cache.put(address, page);
  };
  const addresses = offeredLanguages().map((language) => addressIn(language, OFFLINE));
  await Promise.allSettled([...addresses.map(report), ...open.map(addressOf).map(fetchPublic)]);
}

async function takeOver(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== PUBLIC && name !== OWN_CACHE).map((name) => caches.delete(name)));
  // The browser requests the page while the worker starts.
  await worker.registration.navigationPreload?.enable();
  await worker.clients.claim();
}

const addressOf = ({ pathname, search }: URL): string => pathname + search;

/** Returns the page from the server, or its stored copy without a connection. */
async function answer(event: FetchEvent): Promise<Response> {
  const url = new URL(event.request.url);
  try {
    const response = ((await event.preloadResponse) as Response | undefined) ?? (await fetch(event.request));
    if (endsOwn(url.pathname, response)) event.waitUntil(caches.delete(OWN_CACHE));
    if (isPublicPage(url.pathname) && isCacheable(response))
      event.waitUntil(cacheAnswer(addressOf(url), response.clone()));
    return response;
  } catch {
    return (isOfflinePage(url.pathname) && (await cached(url))) || Response.error();
  }
}

/** Stores the page as visitors see it, without anything of the signed-in person. */
async function fetchPublic(address: string): Promise<void> {
  const response = await fetch(address, { credentials: 'omit' });
  if (isCacheable(response)) await cacheAnswer(address, response);
}

async function cacheAnswer(address: string, response: Response): Promise<void> {
  const cache = await caches.open(PUBLIC);
  // Deleted first, so that a page read again becomes the newest.
  await cache.delete(address, { ignoreVary: true });
  await cache.put(address, response);
  const pages = (await cache.keys()).filter(({ url }) => isPublicPage(new URL(url).pathname));
  await Promise.all(pages.slice(0, -MAX_ENTRIES).map((page) => cache.delete(page, { ignoreVary: true })));
}

/** Returns a stored page; for an address without a language also its copy in another language. */
async function cached(url: URL): Promise<Response | undefined> {
  const address = plainAddress(url.pathname) + url.search;
  const addresses = [addressOf(url), ...offeredLanguages().map((language) => addressIn(language, address))];
  const cachedPage = async (name: string) => {
    const cache = await caches.open(name);
    for (const one of addresses) {
      const page = await cache.match(one, { ignoreVary: true });
      if (page) return { page, language: languageOf(one) };
    }
    return undefined;
  };
  const own = isOwnPage(url.pathname) && (await cachedPage(OWN_CACHE));
  if (own) return own.page;
  const words = isPublicPage(url.pathname) && (await cachedPage(PUBLIC));
  if (words) return withWord(words.page, words.language);
  return offlinePage(prefixIn(url.pathname) ?? (await lastLanguage()));
}

const pagesIn = async (cache: Cache): Promise<URL[]> =>
  (await cache.keys())
    .map(({ url }) => new URL(url))
    .filter(({ pathname }) => isOwnPage(pathname) || isPublicPage(pathname))
    .toReversed();

/** The language of the own page that was read last. */
async function lastLanguage(): Promise<Language> {
  const [newest] = await pagesIn(await caches.open(OWN_CACHE));
  return languageOf(newest?.pathname ?? '/');
}

/** Adds a note to a page that says when it was stored. */
async function withWord(page: Response, language: Language): Promise<Response> {
  const time = shown(page.headers.get('Date'), language);
  const word = `<p class="word" role="status">${texts[`../../texts/${language}/offline.json`].saved.replace('{{time}}', time)}</p>`;
  return changed(page, (html) => html.replace(ROOT, () => word + ROOT));
}

function shown(at: string | null, language: Language): string {
  setDateLanguage(language);
  return formatTime(at);
}

/**
 * Returns the list of stored pages, newest first: own pages, then public ones. The default language replaces a missing
 * one.
 */
async function offlinePage(wanted: Language): Promise<Response | undefined> {
  const cache = await caches.open(PUBLIC);
  for (const language of [wanted, defaultLanguage()]) {
    const page = await cache.match(addressIn(language, OFFLINE), { ignoreVary: true });
    if (!page) continue;
    const links = (await Promise.all([OWN_CACHE, PUBLIC].map((name) => linksOf(name, language)))).flat();
    const words = texts[`../../texts/${language}/offline.json`];
    const list = links.length > 0 ? `<h2>${words.canBeRead}</h2><ul>${links.join('')}</ul>` : `<p>${words.nothing}</p>`;
    return changed(page, (html) => html.replace(LIST, () => list));
  }
  return undefined;
}

async function linksOf(name: string, language: Language): Promise<string[]> {
  const cache = await caches.open(name);
  const links = (await pagesIn(cache)).map(async (url) => {
    const page = (await cache.match(url, { ignoreVary: true }))!;
    // The titles come from the site, already escaped.
    const [, title = url.pathname] = /<title>([^<]*)<\/title>/.exec(await page.clone().text()) ?? [];
    const href = addressOf(url).replaceAll('&', '&amp;').replaceAll('"', '%22');
    const words = `<bdi lang="${languageOf(url.pathname)}">${title.replace(/ · [^·]*$/, '')}</bdi>`;
    const when = shown(page.headers.get(CACHED_AT) ?? page.headers.get('Date'), language);
    return `<li><a class="lone" href="${href}">${words}</a> <bdi class="small quiet">${when}</bdi></li>`;
  });
  return Promise.all(links);
}

async function changed(page: Response, change: (html: string) => string): Promise<Response> {
  const headers = new Headers(page.headers);
  // Stored pages are already decompressed.
  for (const name of ['Content-Encoding', 'Content-Length']) headers.delete(name);
  return new Response(change(await page.text()), { headers });
}

/** Sends a changed push subscription to the server, if this browser receives push notifications. */
async function resubscribe(): Promise<void> {
  const answer = await fetch(NOTIFIED);
  if (!answer.ok) return;
  const { publicKey, devices } = (await answer.json()) as PushAnswer;
  if (publicKey === null || !devices.some(({ current }) => current)) return;
  const { pushManager } = worker.registration;
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  const body = JSON.stringify({ ...subscription.toJSON(), zone: ownZone() });
  await fetch(NOTIFIED, { method: 'PUT', headers: { 'Content-Type': 'application/json' }, body });
}

/** Focuses a window that already shows the page; other windows may hold unsent input. */
async function open(path: string): Promise<void> {
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find(({ url }) => new URL(url).pathname === path);
  await (there ? there.focus() : worker.clients.openWindow(path));
}
