import { useEffect, useSyncExternalStore } from 'react';
import { browserStore } from '../../web-shared/storage.ts';

/** The single keys of the console, by what they do; the page of keys names them in this order. */
export const shortcuts = { search: '/', keys: '?', next: 'j', previous: 'k', choose: 'x', filter: 'f' } as const;
export type Shortcut = keyof typeof shortcuts;

const OFF = 'console.shortcuts';
const LATIN = /^[\u0020-\u007e]$/;
/** Where keys are typed, or belong to another control. */
const TYPING = [
  'input:not([type=checkbox], [type=radio])',
  'textarea',
  'select',
  '[contenteditable]',
  '[role=combobox]',
  '[role=listbox]',
  '[role=dialog]',
  '[role=menu]',
].join(', ');

const listeners = new Set<() => void>();
const areOn = () => browserStore.get(OFF) !== 'off';
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Returns whether single keys act (WCAG 2.1.4): they can be switched off in this browser. */
export const useShortcutsOn = (): boolean => useSyncExternalStore(subscribe, areOn);

export function switchShortcuts(on: boolean): void {
  if (on) browserStore.remove(OFF);
  else browserStore.set(OFF, 'off');
  for (const listener of listeners) listener();
}

/** The key of an event as on an English keyboard: an Arabic or Urdu one has other letters in its place. */
export function keyOf({ key, code, shiftKey }: Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>): string {
  if (LATIN.test(key)) return key;
  if (code === 'Slash') return shiftKey ? shortcuts.keys : shortcuts.search;
  return code.startsWith('Key') ? code.slice('Key'.length).toLowerCase() : key;
}

/** Acts on a single key outside of inputs and dialogs, unless the keys are switched off. */
export function useShortcut(shortcut: Shortcut, act: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!areOn() || keyOf(event) !== shortcuts[shortcut]) return;
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (event.target instanceof HTMLElement && event.target.closest(TYPING)) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });
}
