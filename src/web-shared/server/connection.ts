export interface Connection {
  lost: boolean;
  waiting: number;
}

/** A request that the person cancelled while it waited for the connection. */
export class CancelledError extends Error {
  override readonly name = 'CancelledError';
}

/** Delays between checks for the server; the last one repeats. */
const LOOK_AFTER_MS = [1_000, 2_000, 5_000, 10_000];
const SIGN_OF_LIFE = '/healthz';

interface Waiter {
  goOn: () => void;
  giveUp: (reason: CancelledError) => void;
}

let state: Connection = { lost: false, waiting: 0 };
let waiters: Waiter[] = [];
let nextLook: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function change(next: Partial<Connection>) {
  state = { ...state, ...next };
  for (const listener of listeners) listener();
}

export const connection = {
  state: () => state,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/** Handles a response: resumes the waiting requests. */
export function markOnline() {
  if (!state.lost) return;
  clearTimeout(nextLook);
  const released = waiters;
  waiters = [];
  change({ lost: false, waiting: 0 });
  for (const { goOn } of released) goOn();
}

/** Handles a missing response: checks for the server until it responds. */
export function markOffline() {
  if (state.lost) return;
  change({ lost: true });
  lookLater(0);
}

function lookLater(times: number) {
  nextLook = setTimeout(
    async () => {
      await look();
      if (state.lost) lookLater(times + 1);
    },
    LOOK_AFTER_MS[Math.min(times, LOOK_AFTER_MS.length - 1)],
  );
}

async function look() {
  try {
    if ((await fetch(SIGN_OF_LIFE, { cache: 'no-store' })).ok) markOnline();
  } catch {
    // Still unreachable.
  }
}

/**
 * Resolves when the server can be reached again.
 * @throws CancelledError if the person cancels the wait.
 */
export function untilReached(): Promise<void> {
  if (!state.lost) return Promise.resolve();
  return new Promise((goOn, giveUp) => {
    waiters.push({ goOn, giveUp });
    change({ waiting: waiters.length });
  });
}

export function cancelWaiting() {
  const given = waiters;
  waiters = [];
  change({ waiting: 0 });
  for (const { giveUp } of given) giveUp(new CancelledError('Taken back'));
}

export function watchConnection() {
  window.addEventListener('offline', markOffline);
  window.addEventListener('online', () => state.lost && void look());
}
