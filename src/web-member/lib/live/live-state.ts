import { useSyncExternalStore } from 'react';

/** How often a poll runs while the event stream is up, in ms: a safety net alone. */
const SAFETY_NET_MS = 120_000;

let isUp = false;
const listeners = new Set<() => void>();

/** Says whether the event stream of this browser is up. */
export function setLive(next: boolean) {
  isUp = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The interval of a poll whose changes the event stream announces: `everyMs` as long as the stream is down. */
export function usePollInterval(everyMs: number): number {
  const isLive = useSyncExternalStore(
    subscribe,
    () => isUp,
    () => false,
  );
  return isLive ? SAFETY_NET_MS : everyMs;
}
