import { tabStore } from '../../../web-shared/storage.ts';
import { toast, toasts, type ToastContent } from './toast-store.ts';

const KEY = 'toast';

/** Shows a toast now, and again on the page that the next full-page navigation opens. */
export function toastAcrossNavigation(content: ToastContent) {
  toast(content);
  carryToast();
}

/** Stores the visible toast for the page that the next full-page navigation opens. */
export function carryToast() {
  const shown = toasts.items().find(({ open }) => open);
  if (shown) tabStore.set(KEY, JSON.stringify(shown));
}

export function showCarriedToast() {
  try {
    const stored = tabStore.get(KEY);
    tabStore.remove(KEY);
    if (stored) toast(JSON.parse(stored) as ToastContent);
  } catch {
    // A broken toast must not stop the start of the app.
  }
}
