import { forgetReading } from '../../service-worker/delete-saved-reading.ts';
import { OWN_CACHE, READER } from '../../service-worker/cache-policy.ts';
import { browserStore } from '../storage.ts';

/** That somebody wishes to hear nothing more of notices in this browser. */
export const NO_NOTICES = 'mithaq-no-notices';

/** Whose reading this browser keeps for when there is no connection: the id of an account, or nobody's. */
export async function readingSavedFor(): Promise<string | null> {
  try {
    return (await (await caches.match(READER, { cacheName: OWN_CACHE }))?.text()) ?? null;
  } catch {
    // Storage may be refused; then nothing is kept.
    return null;
  }
}

export const canSaveReading = (): boolean => 'caches' in window && 'serviceWorker' in navigator;

/** Has what this account reads kept from now on. */
export async function saveReadingFor(account: string): Promise<void> {
  await registered();
  await (await caches.open(OWN_CACHE)).put(READER, new Response(account));
}

/** The worker, which is there when this is over. */
export async function registered(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register('/service-worker.js');
  return navigator.serviceWorker.ready;
}

/** Nothing of whoever was signed in here stays: neither what was read, nor that this browser is told anything. */
export function leaveNothingHere(): void {
  if (typeof navigator === 'undefined' || !('serviceWorker' in navigator)) return;
  void forgetReading().catch(() => undefined);
  void unsubscribe().catch(() => undefined);
  browserStore.remove(NO_NOTICES);
}

/** The browser's push service brings nothing more; the server ends its own part with the session. */
export async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager?.getSubscription())?.unsubscribe();
}
