import ar from '#kernel/i18n/ar/offline.json';
import en from '#kernel/i18n/en/offline.json';
import { languageOf, languages, prefixOf, type Language } from '#kernel/i18n/languages.ts';
import ur from '#kernel/i18n/ur/offline.json';
import type { PushAnswer, PushNotice } from '#modules/identity/contracts/push.ts';
import {
  endsOwn,
  isOffline,
  isPublicPage,
  isToldOffline,
  KEPT_AT,
  LIST,
  mayBeKept,
  MOST,
  OFFLINE,
  OWN,
  PUBLIC,
  ROOT,
} from './what-is-kept.ts';

// Keeps what was read last for when there is no connection, and shows what the site tells while it is closed
// (ADR 0036). It keeps no script and no answer of a call: each page that it keeps is whole, and a new version meets
// none of the old.

/** Where the browsers that are told something are listed and added. */
const TOLD = '/api/account/push';

const texts = { en, ar, ur };

const worker = self as unknown as ServiceWorkerGlobalScope;

worker.addEventListener('install', (event) => {
  event.waitUntil(begin());
  void worker.skipWaiting();
});
worker.addEventListener('activate', (event) => {
  event.waitUntil(takeOver());
});
worker.addEventListener('fetch', (event) => {
  const { method, mode } = event.request;
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
  (event as ExtendableEvent).waitUntil(subscribeAnew());
});
worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(String(event.notification.data)));
});

/** The page that tells what can be read, and what is open at this moment. */
async function begin(): Promise<void> {
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = windows.map(({ url }) => new URL(url));
  const cache = await caches.open(PUBLIC);
  for (const address of new Set([OFFLINE, ...open.map(({ pathname }) => offlineIn(languageOf(pathname)))])) {
    const page = await fetch(address, { credentials: 'omit', cache: 'reload' });
    if (page.ok && !page.redirected) await cache.put(address, page);
  }
  const read = open.filter(({ pathname }) => isPublicPage(pathname));
  await Promise.allSettled(read.map(addressOf).map(fetchPublic));
}

/** English stands in where a language has no such page. */
const offlineIn = (language: Language): string => (language === 'en' ? '' : prefixOf(language)) + OFFLINE;

async function takeOver(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== PUBLIC && name !== OWN).map((name) => caches.delete(name)));
  // The page is asked for while the worker still wakes up.
  await worker.registration.navigationPreload?.enable();
  await worker.clients.claim();
}

const addressOf = ({ pathname, search }: URL): string => pathname + search;

/** The page from the site, or without a connection what was kept of it. */
async function answer(event: FetchEvent): Promise<Response> {
  const url = new URL(event.request.url);
  try {
    const response = ((await event.preloadResponse) as Response | undefined) ?? (await fetch(event.request));
    if (endsOwn(url.pathname, response)) event.waitUntil(caches.delete(OWN));
    if (isPublicPage(url.pathname) && mayBeKept(response)) event.waitUntil(keep(addressOf(url), response.clone()));
    return response;
  } catch {
    return (isToldOffline(url.pathname) && (await kept(url))) || Response.error();
  }
}

/** As a visitor gets it: nothing of whoever is signed in stands in it. */
async function fetchPublic(address: string): Promise<void> {
  const response = await fetch(address, { credentials: 'omit' });
  if (mayBeKept(response)) await keep(address, response);
}

async function keep(address: string, response: Response): Promise<void> {
  const cache = await caches.open(PUBLIC);
  // One that is read again is the newest.
  await cache.delete(address, { ignoreVary: true });
  await cache.put(address, response);
  const pages = (await cache.keys()).filter(({ url }) => !isOffline(new URL(url).pathname));
  await Promise.all(pages.slice(0, -MOST).map((page) => cache.delete(page, { ignoreVary: true })));
}

async function kept(url: URL): Promise<Response | undefined> {
  const page = await (await caches.open(OWN)).match(addressOf(url), { ignoreVary: true });
  if (page) return page;
  const words = await (await caches.open(PUBLIC)).match(addressOf(url), { ignoreVary: true });
  const language = languageOf(url.pathname);
  if (words && !isOffline(url.pathname)) return withWord(words, language);
  return offlinePage(language);
}

/** The page below a word of when it was so. */
async function withWord(page: Response, language: Language): Promise<Response> {
  const at = new Date(page.headers.get('Date') ?? NaN);
  const time = Number.isNaN(at.getTime()) ? '' : shown(at, language);
  const word = `<p class="word" role="status">${texts[language].kept.replace('{{time}}', time)}</p>`;
  return changed(page, (html) => html.replace(ROOT, () => word + ROOT));
}

const shown = (at: Date, language: Language): string =>
  new Intl.DateTimeFormat(languages[language].locale, { dateStyle: 'medium', timeStyle: 'short' }).format(at);

/** What can be read, the newest first: one's own, then what everybody may read. */
async function offlinePage(language: Language): Promise<Response | undefined> {
  const cache = await caches.open(PUBLIC);
  const own = await cache.match(offlineIn(language), { ignoreVary: true });
  const page = own ?? (await cache.match(OFFLINE, { ignoreVary: true }));
  if (!page) return undefined;
  const links = (await Promise.all([OWN, PUBLIC].map((name) => linksOf(name, language)))).flat();
  const list =
    links.length > 0
      ? `<h2>${texts[own ? language : 'en'].canBeRead}</h2><ul class="reading">${links.join('')}</ul>`
      : `<p>${texts[own ? language : 'en'].nothing}</p>`;
  return changed(page, (html) => html.replace(LIST, () => list));
}

async function linksOf(name: string, language: Language): Promise<string[]> {
  const cache = await caches.open(name);
  const pages = (await cache.keys()).map((request) => [request, new URL(request.url)] as const);
  const links = pages
    .filter(([, { pathname }]) => !isOffline(pathname))
    .toReversed()
    .map(async ([request, url]) => {
      const page = (await cache.match(request, { ignoreVary: true }))!;
      // The titles are the site's own, and escaped as they stand.
      const [, title = url.pathname] = /<title>([^<]*)<\/title>/.exec(await page.clone().text()) ?? [];
      const href = addressOf(url).replaceAll('&', '&amp;').replaceAll('"', '%22');
      const at = page.headers.get(KEPT_AT) ?? page.headers.get('Date');
      const when = at === null ? '' : ` <span class="small quiet">${shown(new Date(at), language)}</span>`;
      return `<li><a class="lone" href="${href}">${title.replace(/ · [^·]*$/, '')}</a>${when}</li>`;
    });
  return Promise.all(links);
}

async function changed(page: Response, change: (html: string) => string): Promise<Response> {
  const headers = new Headers(page.headers);
  // What is kept is as the browser unpacked it.
  for (const name of ['Content-Encoding', 'Content-Length']) headers.delete(name);
  return new Response(change(await page.text()), { headers });
}

/** The browser has another address at its push service: the site is told of it, if it tells this browser anything. */
async function subscribeAnew(): Promise<void> {
  const answer = await fetch(TOLD);
  if (!answer.ok) return;
  const { publicKey, devices } = (await answer.json()) as PushAnswer;
  if (publicKey === null || !devices.some(({ current }) => current)) return;
  const { pushManager } = worker.registration;
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  const { timeZone: zone } = new Intl.DateTimeFormat().resolvedOptions();
  const body = JSON.stringify({ ...subscription.toJSON(), zone });
  await fetch(TOLD, { method: 'PUT', headers: { 'Content-Type': 'application/json' }, body });
}

/** A window that stands there already is shown; another one keeps what is typed in it. */
async function open(path: string): Promise<void> {
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find(({ url }) => new URL(url).pathname === path);
  await (there ? there.focus() : worker.clients.openWindow(path));
}
