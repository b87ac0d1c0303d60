import { useEffect } from 'react';

/** Fetches again what changed for this account, as the server announces it; without an account nothing. */
export function useLiveEvents(account: string | null) {
  useEffect(() => {
    if (account === null) return;
    let leave: (() => void) | undefined;
    let isOver = false;
    // Fetched apart: no page needs it before it is shown. Without it the polls go on.
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
