import { forgetReading } from '../../service-worker/delete-saved-reading.ts';
import { OWN_CACHE, READER } from '../../service-worker/cache-policy.ts';
import { forgetSavedFilters } from '../../../web-shared/saved-filters.ts';
import { browserStore } from '../../../web-shared/storage.ts';

/** Set when the person dismissed the offer of push notifications in this browser. */
export const NO_NOTICES = 'mithaq-no-notices';

/** Returns the id of the account whose pages this browser stores for offline reading; null if none. */
export async function readingSavedFor(): Promise<string | null> {
  try {
    return (await (await caches.match(READER, { cacheName: OWN_CACHE }))?.text()) ?? null;
  } catch {
    // The browser may refuse storage; then nothing is stored.
    return null;
  }
}

export const canSaveReading = (): boolean => 'caches' in window && 'serviceWorker' in navigator;

export async function saveReadingFor(account: string): Promise<void> {
  await registered();
  await (await caches.open(OWN_CACHE)).put(READER, new Response(account));
}

/** Registers the service worker, and resolves when it is active. */
export async function registered(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register('/service-worker.js');
  return navigator.serviceWorker.ready;
}

/** Deletes everything of the previous account: its stored pages, its saved filters and its push subscription. */
export function deleteSavedData(): void {
  forgetSavedFilters();
  if (typeof navigator === 'undefined' || !('serviceWorker' in navigator)) return;
  void forgetReading().catch(() => undefined);
  void unsubscribe().catch(() => undefined);
  browserStore.remove(NO_NOTICES);
}

/** Ends the push subscription of the browser; the server deletes its own with the session. */
export async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager?.getSubscription())?.unsubscribe();
}
