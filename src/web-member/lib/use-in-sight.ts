import { useSyncExternalStore } from 'react';

const watch = (onChange: () => void) => {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
};

/** Whether somebody can see this page: what is in a tab behind another has been read by nobody. */
export const useInSight = (): boolean =>
  useSyncExternalStore(
    watch,
    () => document.visibilityState === 'visible',
    () => false,
  );
