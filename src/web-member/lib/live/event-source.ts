import { checkSession } from './session-end.ts';
import { LEAVE, liveEventNames, SESSION_ENDED, type LiveEventName } from '#kernel/contracts/live-events.ts';

const RETRY_AFTER_MS = [1_000, 2_000, 5_000, 10_000];
/** How long to stay away when the server closes the stream because the account has too many. */
const MAX_SILENCE_MS = 120_000;
/** Random variation of 10% each way, so that browsers do not reconnect together. */
const JITTER = 0.2;

/** Returns the delay before the nth attempt to reconnect: 1, 2, 5, then every 10 seconds. */
export const retryDelay = (failures: number) => RETRY_AFTER_MS[Math.min(failures, RETRY_AFTER_MS.length) - 1] ?? 0;

export const withJitter = (delay: number, random = Math.random()) => Math.round(delay * (1 + JITTER * (random - 0.5)));

export interface StreamHandlers {
  onUp: () => void;
  onDown: () => void;
  onEvent: (name: LiveEventName) => void;
}

/** Maintains an event stream of the account until the returned function is called. */
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
    source.addEventListener(SESSION_ENDED, () => void checkSession(account));
    // A stream that opens and fails at once does not count: only an event resets the delay.
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
