import { useSyncExternalStore } from 'react';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

declare global {
  interface Window {
    /** From /boot.js, which runs before the first paint: reads the stored choice and dresses the document by it. */
    applyTheme?: () => void;
  }
}

const KEY = 'mithaq-theme';
const listeners = new Set<() => void>();

function storedTheme(): Theme {
  try {
    const stored = localStorage.getItem(KEY);
    return stored === 'light' || stored === 'dark' ? stored : 'system';
  } catch {
    return 'system';
  }
}

/** Keeps the reader's choice in this browser and shows it at once. */
export function chooseTheme(theme: Theme) {
  if (theme === 'system') localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, theme);
  window.applyTheme?.();
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
