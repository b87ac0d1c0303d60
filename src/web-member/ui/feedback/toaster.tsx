import { useEffect, useRef, useState, useSyncExternalStore, type FocusEvent, type PointerEvent } from 'react';
import { useText } from '../../lib/text/use-text.ts';
import { Toast } from './toast.tsx';
import { toasts, type ToastItem } from './toast-store.ts';
import './toaster.css';

const HOTKEY = 'F8';

/** Shows the current toast, reached with F8; its time pauses while it is hovered or focused. */
export function Toaster() {
  const { t } = useText('common');
  const shown = useSyncExternalStore(toasts.subscribe, toasts.items, toasts.items).find(({ open }) => open);
  const list = useRef<HTMLOListElement>(null);
  const cameFrom = useRef<HTMLElement>(null);
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => key === HOTKEY && list.current!.focus();
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  function enter({ currentTarget, relatedTarget }: FocusEvent) {
    toasts.hold();
    if (relatedTarget && !currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget as HTMLElement;
  }
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) =>
    currentTarget.contains(relatedTarget) || toasts.release();
  const pass = ({ currentTarget }: PointerEvent) => currentTarget.contains(document.activeElement) || toasts.release();

  function close({ id }: ToastItem) {
    const hasFocus = list.current!.contains(document.activeElement);
    if (hasFocus) (cameFrom.current?.isConnected ? cameFrom.current : list.current!).focus();
    toasts.dismiss(id);
  }

  return (
    <div onFocus={enter} onBlur={leave} onPointerMove={toasts.hold} onPointerLeave={pass}>
      <div role="region" aria-label={t('toast.area', { hotkey: HOTKEY })}>
        <ol ref={list} className="toasts" tabIndex={-1}>
          {shown && <Toast key={shown.id} item={shown} onClose={() => close(shown)} />}
        </ol>
      </div>
      <Announcement of={shown} />
    </div>
  );
}

/** When the announcement appears and disappears, in ms; later, screen readers reach the toast itself. */
const SPEECH = { from: 100, until: 1_100 };

/**
 * Announces the toast once to screen readers, in live regions that exist before: only changes within them are
 * announced.
 */
function Announcement({ of: item }: { of: ToastItem | undefined }) {
  const { t } = useText('common');
  const [said, setSaid] = useState<ToastItem>();
  useEffect(() => {
    const begin = setTimeout(() => setSaid(item), SPEECH.from);
    const end = setTimeout(() => setSaid(undefined), SPEECH.until);
    return () => {
      clearTimeout(begin);
      clearTimeout(end);
    };
  }, [item]);
  const words =
    item &&
    item === said &&
    [t('toast.one'), item.title, item.description, item.action?.label].filter(Boolean).join(' ');
  return (['polite', 'assertive'] as const).map((manner) => (
    <div key={manner} className="only-read" aria-live={manner}>
      {(item?.variant === 'destructive') === (manner === 'assertive') && words}
    </div>
  ));
}
