/** How long a toast is visible, in ms. */
export const TOAST_DURATION = 5_000;
/** How long a dismissed toast stays in memory, in ms. */
export const TOAST_REMOVE_DELAY = 1_000_000;
const VISIBLE = 1;

export type ToastContent = {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
  action?: { to: string; label: string };
};
export type ToastItem = ToastContent & { id: number; open: boolean };

/**
 * Holds at most one toast: a new one replaces the old one. Its time pauses while the toast is held; a dismissed toast
 * closes at once, and is removed later.
 */
export function createToastStore() {
  let items: readonly ToastItem[] = [];
  let lastId = 0;
  let isPaused = false;
  let left = 0;
  let runsSince = 0;
  let closing: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  function change(next: readonly ToastItem[]) {
    items = next;
    for (const listener of listeners) listener();
  }

  function run() {
    runsSince = Date.now();
    closing = setTimeout(dismiss, left, lastId);
  }

  function hold() {
    if (isPaused) return;
    isPaused = true;
    left -= Date.now() - runsSince;
    clearTimeout(closing);
  }

  function release() {
    if (!isPaused) return;
    isPaused = false;
    run();
  }

  function show(content: ToastContent) {
    const id = ++lastId;
    clearTimeout(closing);
    left = TOAST_DURATION;
    if (!isPaused) run();
    change([{ ...content, id, open: true }, ...items].slice(0, VISIBLE));
    return id;
  }

  function dismiss(id: number) {
    if (!items.some((item) => item.id === id && item.open)) return;
    clearTimeout(closing);
    isPaused = false;
    change(items.map((item) => (item.id === id ? { ...item, open: false } : item)));
    setTimeout(() => change(items.filter((item) => item.id !== id)), TOAST_REMOVE_DELAY);
  }

  return {
    items: () => items,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    show,
    hold,
    release,
    dismiss,
  };
}

export const toasts = createToastStore();

/** Shows a short message; `destructive` is for failures. */
export const toast = (content: ToastContent) => toasts.show(content);
