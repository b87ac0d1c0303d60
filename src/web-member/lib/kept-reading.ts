/** Whose reading this browser keeps for when there is no connection: the id of an account, or nobody's. */
const KEY = 'mithaq-keeps-reading-of';

export function keepsReadingOf(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    // Storage may be refused; then nothing is kept.
    return null;
  }
}

export const canKeepReading = (): boolean => 'caches' in window && 'serviceWorker' in navigator;

/** Has what this account reads kept from now on. */
export async function keepReadingOf(account: string): Promise<void> {
  await registered();
  localStorage.setItem(KEY, account);
}

/** The worker, which is there when this is over. */
export async function registered(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register('/service-worker.js');
  return navigator.serviceWorker.ready;
}

/** Nothing is kept here any more of what a signed-in person read. */
export async function forgetReading(): Promise<void> {
  localStorage.removeItem(KEY);
  await (await import('./keep-page.ts')).forgetPages();
}

/** Nothing of whoever was signed in here stays: neither what was read, nor that this browser is told anything. */
export function leaveNothingHere(): void {
  if (typeof navigator === 'undefined' || !('serviceWorker' in navigator)) return;
  void forgetReading().catch(() => undefined);
  void endNotices().catch(() => undefined);
}

/** The server ends them with the session; this tells the push service too. */
async function endNotices(): Promise<void> {
  const subscription = await (await navigator.serviceWorker.getRegistration())?.pushManager?.getSubscription();
  await subscription?.unsubscribe();
}
