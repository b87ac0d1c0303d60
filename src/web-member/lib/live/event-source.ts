import { checkSession } from './session-end.ts';
import { LEAVE, liveEventNames, RENEW, SESSION_ENDED, type LiveEventName } from '#kernel/contracts/live-events.ts';

const RETRY_AFTER_MS = [1_000, 2_000, 5_000, 10_000];
/** How long to stay away when the server closes the stream because the account has too many. */
const MAX_SILENCE_MS = 120_000;
/** Longest random addition to a delay: the browsers of a process that ended reconnect one after another. */
const JITTER_MS = 10_000;
/** The same where the server ends streams a few at a time. */
const RENEWAL_JITTER_MS = 1000;

/** Returns the delay before the nth attempt to reconnect: 1, 2, 5, then every 10 seconds. */
export const retryDelay = (failures: number) => RETRY_AFTER_MS[Math.min(failures, RETRY_AFTER_MS.length) - 1] ?? 0;

export const withJitter = (delay: number, most = JITTER_MS, random = Math.random()) =>
  delay + Math.round(most * random);

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

  function reconnectAfter(delay: number, jitter?: number) {
    source?.close();
    onDown();
    timer = setTimeout(connect, withJitter(delay, jitter));
  }

  function connect() {
    source = new EventSource(`/api/events?account=${encodeURIComponent(account)}`, { withCredentials: true });
    source.addEventListener('open', onUp);
    source.addEventListener('error', () => {
      failures += 1;
      reconnectAfter(retryDelay(failures));
    });
    source.addEventListener(LEAVE, () => reconnectAfter(MAX_SILENCE_MS));
    source.addEventListener(RENEW, () => reconnectAfter(0, RENEWAL_JITTER_MS));
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
