import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { useRef, type ReactNode } from 'react';
import { useText } from '../lib/text/use-text.ts';
import { ConnectionNotice } from './feedback/connection-notice.tsx';
import type { Elements } from '../../web-shared/ui/elements.ts';
import { firstControl } from './focus.ts';
import './dialog-window.css';

export type DialogProps = {
  onClose: () => void;
  title: ReactNode;
  text?: ReactNode;
  children: Elements;
};

type DialogWindowProps = DialogProps & { giveFocusBack: () => void };

/**
 * The window of a dialog. It has its own overlay, because the library's would insert a style element, which our content
 * security policy refuses.
 */
export function DialogWindow({ onClose, title, text, children, giveFocusBack }: DialogWindowProps) {
  const { t } = useText('common');
  const content = useRef<HTMLDivElement>(null);
  return (
    <Radix.Root open onOpenChange={(open) => open || onClose()}>
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
            onInteractOutside={(event) => {
              // A toast above the dialog does not belong to the covered page.
              if ((event.target as Element).closest('.toast')) event.preventDefault();
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
