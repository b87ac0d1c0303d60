import { useSyncExternalStore } from 'react';
import { browserStore } from './storage.ts';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

declare global {
  interface Window {
    /**
     * From /boot.js, which runs before the first paint: reads the stored choice, or takes one that could not be stored,
     * and dresses the document by it.
     */
    applyTheme?: (unstored?: Theme) => void;
  }
}

const KEY = 'mithaq-theme';
const listeners = new Set<() => void>();

function storedTheme(): Theme {
  const stored = browserStore.get(KEY);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

/** Keeps the reader's choice in this browser and shows it at once. */
export function chooseTheme(theme: Theme) {
  const isStored = browserStore.set(KEY, theme);
  if (isStored && theme === 'system') browserStore.remove(KEY);
  window.applyTheme?.(isStored ? undefined : theme);
  for (const listener of listeners) listener();
}

/** The chosen theme of this browser: 'system' until one is chosen. */
export function useTheme() {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    storedTheme,
    (): Theme => 'system',
  );
}
