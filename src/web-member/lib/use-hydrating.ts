import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Returns true on the server and during hydration, when the output must be the same: data that only this browser has
 * (storage, window size, history) is rendered right after.
 */
export const useHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
