/** How long a toast shows by itself, in ms. */
export const TOAST_DURATION = 5_000;
/** How long a dismissed toast stays in memory, in ms. */
export const TOAST_REMOVE_DELAY = 1_000_000;
const VISIBLE = 1;

export type ToastContent = {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
  /** The one step that leads on. */
  action?: { to: string; label: string };
};
export type ToastItem = ToastContent & { id: number; open: boolean };

/** Holds at most one toast: a new one takes the place of the old; a dismissed one closes, and is forgotten later. */
export function createToastStore() {
  let items: readonly ToastItem[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();

  function change(next: readonly ToastItem[]) {
    items = next;
    for (const listener of listeners) listener();
  }

  return {
    items: () => items,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    show(content: ToastContent) {
      const id = ++lastId;
      change([{ ...content, id, open: true }, ...items].slice(0, VISIBLE));
      return id;
    },
    dismiss(id: number) {
      if (!items.some((item) => item.id === id && item.open)) return;
      change(items.map((item) => (item.id === id ? { ...item, open: false } : item)));
      setTimeout(() => change(items.filter((item) => item.id !== id)), TOAST_REMOVE_DELAY);
    },
  };
}

export const toasts = createToastStore();

/** Tells the reader something in passing; `destructive` is for what failed. */
export const toast = (content: ToastContent) => toasts.show(content);
