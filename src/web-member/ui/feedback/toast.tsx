import { X } from 'lucide-react';
import { useEffect, useRef, useState, type PointerEvent } from 'react';
import { useText } from '../../lib/text/use-text.ts';
import { Link } from 'react-router-dom';
import { toasts, type ToastItem } from './toast-store.ts';

type ToastProps = { item: ToastItem; onClose: () => void };

/** A toast, dismissed by its button, its link, Escape or a swipe towards its edge. */
export function Toast({ item: { title, description, variant = 'default', action }, onClose }: ToastProps) {
  const { t } = useText('common');
  const { by, ...swiping } = useSwipe(onClose);
  useEscape(onClose);
  useEffect(() => {
    window.addEventListener('blur', toasts.hold);
    window.addEventListener('focus', toasts.release);
    return () => {
      window.removeEventListener('blur', toasts.hold);
      window.removeEventListener('focus', toasts.release);
    };
  }, []);
  return (
    <li
      className={`toast ${variant}`}
      tabIndex={0}
      data-swiped={by > 0 || undefined}
      style={{ translate: by > 0 ? `${by * outwards()}px` : undefined }}
      {...swiping}
    >
      <div>
        <div className="toast-title">{title}</div>
        {description && <div>{description}</div>}
        {action && (
          <Link className="toast-action" to={action.to} onClick={onClose}>
            {action.label}
          </Link>
        )}
      </div>
      <button type="button" className="dialog-close" aria-label={t('close')} onClick={onClose}>
        <X aria-hidden />
      </button>
    </li>
  );
}

/** Escape closes the toast, unless a dialog is open, which it closes; a focused toast comes first. */
function useEscape(onClose: () => void) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      const isFocused = document.activeElement?.closest('.toasts');
      if (!isFocused && document.querySelector('[role=dialog]')) return;
      if (isFocused) event.stopPropagation();
      onClose();
    };
    // In the capture phase, before a dialog handles it.
    window.addEventListener('keydown', onKey, true);
    return () => window.removeEventListener('keydown', onKey, true);
  }, [onClose]);
}

const DISMISS_PX = 50;
/** How far a pointer may move and still press, in px. */
const TREMBLE_PX = { touch: 10, else: 2 };

/** The direction of the nearest edge: toasts are at the end of the line. */
const outwards = () => (document.documentElement.dir === 'rtl' ? -1 : 1);

/** Dismisses the toast after a swipe outwards; a swipe never presses the element under the pointer. */
function useSwipe(onDismiss: () => void) {
  const pressed = useRef<{ x: number; y: number }>(null);
  const isSwipe = useRef(false);
  const [by, setBy] = useState(0);

  function onPointerDown({ button, clientX: x, clientY: y }: PointerEvent) {
    isSwipe.current = false;
    pressed.current = button === 0 ? { x, y } : null;
  }
  function onPointerMove({ currentTarget, pointerId, pointerType, clientX, clientY }: PointerEvent) {
    if (!pressed.current) return;
    const x = (clientX - pressed.current.x) * outwards();
    const y = clientY - pressed.current.y;
    const tremble = TREMBLE_PX[pointerType === 'touch' ? 'touch' : 'else'];
    if (!isSwipe.current && x > tremble) {
      isSwipe.current = true;
      currentTarget.setPointerCapture(pointerId);
    }
    if (isSwipe.current) setBy(Math.max(0, x));
    else if (Math.hypot(x, y) > tremble) pressed.current = null;
  }
  function onPointerUp() {
    pressed.current = null;
    setBy(0);
    if (by > DISMISS_PX) onDismiss();
  }
  function onPointerCancel() {
    pressed.current = null;
    setBy(0);
  }
  return { by, onPointerDown, onPointerMove, onPointerUp, onPointerCancel };
}
