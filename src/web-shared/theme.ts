import { useSyncExternalStore } from 'react';
import { browserStore } from './storage.ts';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

declare global {
  interface Window {
    /** From /boot.js, which runs before the first paint: applies the stored theme, or one that could not be stored. */
    applyTheme?: (unstored?: Theme) => void;
  }
}

const KEY = 'mithaq-theme';
const listeners = new Set<() => void>();

function storedTheme(): Theme {
  const stored = browserStore.get(KEY);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

export function chooseTheme(theme: Theme) {
  const isStored = browserStore.set(KEY, theme);
  if (isStored && theme === 'system') browserStore.remove(KEY);
  window.applyTheme?.(isStored ? undefined : theme);
  for (const listener of listeners) listener();
}

/** Returns the chosen theme of this browser, by default 'system'. */
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
