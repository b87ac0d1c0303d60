import { tabStore } from '../../web-shared/storage.ts';

const KEY = 'reloaded-at';
/** Pause before another reload, in milliseconds. */
const PAUSE = 60_000;

/**
 * Reloads the page if the server responds: during a rollout, a page of one build requests files of it from another.
 * Does nothing within a minute after a reload, or if this tab cannot store that there was one.
 */
export async function reloadOnce(reload: () => void, now = Date.now()): Promise<void> {
  const last = Number(tabStore.get(KEY) ?? 0);
  if (now - last < PAUSE) return;
  const isServed = await fetch('/healthz', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (isServed && tabStore.set(KEY, String(now))) reload();
}
