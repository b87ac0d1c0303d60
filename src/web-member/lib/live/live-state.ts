import { useSyncExternalStore } from 'react';

/** Poll interval while the event stream is up, in ms: only a safety net. */
const SAFETY_NET_MS = 120_000;

let isUp = false;
const listeners = new Set<() => void>();

export function setLive(next: boolean) {
  isUp = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Returns the poll interval of data that the event stream announces: `everyMs` while the stream is down. */
export function usePollInterval(everyMs: number): number {
  const isLive = useSyncExternalStore(
    subscribe,
    () => isUp,
    () => false,
  );
  return isLive ? SAFETY_NET_MS : everyMs;
}
