import { X } from 'lucide-react';
import { Toast as Radix } from 'radix-ui';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { TOAST_DURATION, toasts } from './toast-store.ts';
import './toaster.css';

const SWIPE_PX = 50;

/** Shows the toast of the store: one at a time, swiped away to the right, reached with F8. */
export function Toaster() {
  const { t } = useTranslation('common');
  const items = useSyncExternalStore(toasts.subscribe, toasts.items, toasts.items);
  return (
    <Radix.Provider duration={TOAST_DURATION} swipeDirection="right" swipeThreshold={SWIPE_PX} label={t('toast.one')}>
      {items.map((item) => (
        <Radix.Root
          key={item.id}
          open={item.open}
          onOpenChange={(open) => !open && toasts.dismiss(item.id)}
          type={item.variant === 'destructive' ? 'foreground' : 'background'}
          className={`toast ${item.variant ?? 'default'}`}
        >
          <div>
            <Radix.Title className="toast-title">{item.title}</Radix.Title>
            {item.description && <Radix.Description>{item.description}</Radix.Description>}
            {item.action && (
              <Radix.Action asChild altText={item.action.label}>
                <Link className="toast-action" to={item.action.to}>
                  {item.action.label}
                </Link>
              </Radix.Action>
            )}
          </div>
          <Radix.Close className="dialog-close" aria-label={t('close')}>
            <X aria-hidden />
          </Radix.Close>
        </Radix.Root>
      ))}
      <Radix.Viewport className="toasts" hotkey={['F8']} label={t('toast.area')} />
    </Radix.Provider>
  );
}
