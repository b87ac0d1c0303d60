import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ConnectionNotice } from './connection-notice.tsx';
import { firstControl, rememberFocus } from './focus.ts';
import './dialog.css';

type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  text?: ReactNode;
  children: ReactNode;
};

/**
 * A modal window. It begins in its first field, and gives the focus back to what opened it. The veil is ours: the
 * library's own would write a style element, which our content policy refuses.
 */
export function Dialog({ open, onOpenChange, title, text, children }: DialogProps) {
  const { t } = useTranslation('common');
  const content = useRef<HTMLDivElement>(null);
  // It is mounted when it opens.
  const [giveFocusBack] = useState(rememberFocus);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <div className="veil">
          <Radix.Content
            ref={content}
            className="dialog"
            onOpenAutoFocus={(event) => {
              event.preventDefault();
              (firstControl(content.current!) ?? content.current!).focus();
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              giveFocusBack();
            }}
            {...(text ? {} : { 'aria-describedby': undefined })}
          >
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
            <ConnectionNotice inDialog />
            {children}
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  );
}
