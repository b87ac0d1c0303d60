import { tabStore } from '../../lib/storage.ts';
import { toast, toasts, type ToastContent } from './toast-store.ts';

const KEY = 'toast';

/** Shows a toast now and once more on the page that a full-page navigation opens next. */
export function toastAcrossNavigation(content: ToastContent) {
  toast(content);
  carryToast();
}

/** Keeps the toast that is shown now for the page that a full-page navigation opens next. */
export function carryToast() {
  const shown = toasts.items().find(({ open }) => open);
  if (shown) tabStore.set(KEY, JSON.stringify(shown));
}

/** Shows the toast that the last page left, if there is one. */
export function showCarriedToast() {
  try {
    const stored = tabStore.get(KEY);
    tabStore.remove(KEY);
    if (stored) toast(JSON.parse(stored) as ToastContent);
  } catch {
    // A toast is never worth a broken start.
  }
}
