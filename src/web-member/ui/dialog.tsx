import { lazy, Suspense, useState } from 'react';
import { retryWhenOnline } from '../lib/server/retry-when-online.ts';
import type { DialogProps } from './dialog-window.tsx';
import { rememberFocus } from './focus.ts';

const DialogWindow = lazy(async () => ({
  default: (await retryWhenOnline(() => import('./dialog-window.tsx'))).DialogWindow,
}));

/** A modal dialog. It focuses its first field, and returns the focus when it closes. */
export function Dialog(props: DialogProps) {
  const [giveFocusBack] = useState(rememberFocus);
  return (
    <Suspense>
      <DialogWindow {...props} giveFocusBack={giveFocusBack} />
    </Suspense>
  );
}
