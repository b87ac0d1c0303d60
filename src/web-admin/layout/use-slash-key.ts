import { useEffect } from 'react';

const LATIN = /^[\u0020-\u007e]$/;

/** Acts on the key '/', or the key in its place on an Arabic or Urdu keyboard, outside of inputs and dialogs. */
export function useSlashKey(act: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isSlash = event.key === '/' || (event.code === 'Slash' && !LATIN.test(event.key));
      if (!isSlash || event.ctrlKey || event.metaKey || event.altKey) return;
      const { target } = event;
      if (target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable], [role=dialog]'))
        return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });
}
