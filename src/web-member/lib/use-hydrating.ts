import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Whether this is what the server renders, or its first repetition in the browser, which has to be the same: what only
 * this browser knows (its storage, its window, where one came from) joins right after.
 */
export const useHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
