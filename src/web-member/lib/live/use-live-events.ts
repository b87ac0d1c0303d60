import { useEffect } from 'react';

/** Refetches what changed for this account when the server announces it; does nothing without an account. */
export function useLiveEvents(account: string | null) {
  useEffect(() => {
    if (account === null) return;
    let leave: (() => void) | undefined;
    let isOver = false;
    // Loaded separately, since no page needs it to render; polling works without it.
    void import('./follow-live-events.ts').then(
      ({ followLiveEvents }) => {
        if (!isOver) leave = followLiveEvents(account);
      },
      () => undefined,
    );
    return () => {
      isOver = true;
      leave?.();
    };
  }, [account]);
}
