import { lazy, Suspense, useState, type ReactNode } from 'react';
import { retryWhenOnline } from '../lib/server/retry-when-online.ts';
import { rememberFocus } from './focus.ts';
import type { Elements } from '../../web-shared/ui/elements.ts';

const DialogWindow = lazy(async () => ({
  default: (await retryWhenOnline(() => import('./dialog-window.tsx'))).DialogWindow,
}));

export type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  text?: ReactNode;
  children: Elements;
};

/** A modal dialog. It focuses its first field, and returns the focus when it closes. */
export function Dialog(props: DialogProps) {
  const [giveFocusBack] = useState(rememberFocus);
  return (
    <Suspense>
      <DialogWindow {...props} giveFocusBack={giveFocusBack} />
    </Suspense>
  );
}
