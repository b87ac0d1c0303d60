import { lazy, Suspense, useState, type ReactNode } from 'react';
import { retryWhenOnline } from '../lib/server/persistently.ts';
import { rememberFocus } from './focus.ts';
import type { Elements } from './elements.ts';

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

/** A modal window. It begins in its first field, and gives the focus back to what opened it. */
export function Dialog(props: DialogProps) {
  // It is mounted when it opens.
  const [giveFocusBack] = useState(rememberFocus);
  return (
    <Suspense>
      <DialogWindow {...props} giveFocusBack={giveFocusBack} />
    </Suspense>
  );
}
