import { LEAVE, liveEventNames, type LiveEventName } from '#kernel/contracts/live-events.ts';

const RETRY_AFTER_MS = [1_000, 2_000, 5_000, 10_000];
/** How long a browser that the server sent away stays away: others have the streams of this account. */
const MAX_SILENCE_MS = 120_000;
/** A tenth more or less, so that browsers which lost the server together do not come back together. */
const JITTER = 0.2;

/** Waits before the nth attempt to reconnect: 1, 2, 5, then every 10 seconds. */
export const retryDelay = (failures: number) => RETRY_AFTER_MS[Math.min(failures, RETRY_AFTER_MS.length) - 1] ?? 0;

export const withJitter = (delay: number, random = Math.random()) => Math.round(delay * (1 + JITTER * (random - 0.5)));

export interface StreamHandlers {
  onUp: () => void;
  onDown: () => void;
  onEvent: (name: LiveEventName) => void;
}

/** Keeps one event stream of this account open until the returned function is called. */
export function maintainStream(account: string, { onUp, onDown, onEvent }: StreamHandlers): () => void {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;

  function reconnectAfter(delay: number) {
    source?.close();
    onDown();
    timer = setTimeout(connect, withJitter(delay));
  }

  function connect() {
    source = new EventSource(`/api/events?account=${encodeURIComponent(account)}`, { withCredentials: true });
    source.addEventListener('open', onUp);
    source.addEventListener('error', () => {
      failures += 1;
      reconnectAfter(retryDelay(failures));
    });
    source.addEventListener(LEAVE, () => reconnectAfter(MAX_SILENCE_MS));
    // One that opens and breaks at once has not worked: only what it says ends the waiting.
    source.addEventListener('heartbeat', () => (failures = 0));
    for (const name of liveEventNames) {
      source.addEventListener(name, () => {
        failures = 0;
        onEvent(name);
      });
    }
  }

  connect();
  return () => {
    clearTimeout(timer);
    source?.close();
  };
}
