import { liveEventNames, type LiveEventName } from '#kernel/contracts/live-events.ts';
import { useEffect } from 'react';
import { refresh } from './query-client.ts';

const RETRY_AFTER_MS = [1_000, 2_000, 5_000, 10_000];

/** Others as the reader finds them, with what is between the two. */
export const foundPeople = ['/api/profiles', '/api/discover', '/api/saved-profiles'];

/** What each event makes old. */
export const touched: Record<LiveEventName, string[]> = {
  message: ['/api/matches', '/api/messages', '/api/dashboard-stats', '/api/guardian/matches', '/api/guardian/stats'],
  'interest-request': [
    '/api/interest-requests',
    '/api/matches',
    '/api/dashboard-stats',
    '/api/subscription',
    ...foundPeople,
  ],
  match: [
    '/api/matches',
    '/api/interest-requests',
    '/api/dashboard-stats',
    '/api/guardian/matches',
    '/api/guardian/stats',
    ...foundPeople,
  ],
  approval: ['/api/guardian', '/api/matches', '/api/interest-requests'],
  guardian: ['/api/guardian', '/api/user', '/api/profile', '/api/matches', '/api/interest-requests', ...foundPeople],
};

/** Waits before the nth attempt to reconnect: 1, 2, 5, then every 10 seconds. */
export const retryDelay = (failures: number) => RETRY_AFTER_MS[Math.min(failures, RETRY_AFTER_MS.length) - 1] ?? 0;

/**
 * Listens to the server while `active`, and fetches again what changed; after a broken connection everything that could
 * have.
 */
export function useLiveEvents(active: boolean) {
  useEffect(() => {
    if (!active) return;
    let source: EventSource | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let failures = 0;

    function connect() {
      source = new EventSource('/api/events', { withCredentials: true });
      source.onopen = () => {
        if (failures > 0) void refresh(...new Set(Object.values(touched).flat()));
        failures = 0;
      };
      source.onerror = () => {
        source?.close();
        failures += 1;
        timer = setTimeout(connect, retryDelay(failures));
      };
      for (const name of liveEventNames) source.addEventListener(name, () => void refresh(...touched[name]));
    }

    connect();
    return () => {
      clearTimeout(timer);
      source?.close();
    };
  }, [active]);
}
