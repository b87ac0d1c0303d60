import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import './dialog.css';

type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  text?: ReactNode;
  children: ReactNode;
};

/**
 * A modal window. The veil is ours: the library's own would write a style element, which our content policy refuses.
 */
export function Dialog({ open, onOpenChange, title, text, children }: DialogProps) {
  const { t } = useTranslation('common');
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <div className="veil">
          <Radix.Content className="dialog" {...(text ? {} : { 'aria-describedby': undefined })}>
            <div className="dialog-head">
              <Radix.Title>{title}</Radix.Title>
              <Radix.Close className="dialog-close" aria-label={t('close')}>
                <X aria-hidden />
              </Radix.Close>
            </div>
            {text && (
              <Radix.Description asChild>
                <p className="quiet">{text}</p>
              </Radix.Description>
            )}
            {children}
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  );
}
