/** Whether the server can be reached, and how many calls wait until it can. */
export interface Connection {
  lost: boolean;
  waiting: number;
}

/** A call that the person took back while it waited for the connection. */
export class CancelledError extends Error {
  override readonly name = 'TakenBack';
}

/** Waits between two looks whether the server is there again; the last one stands for all that follow. */
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

/** The connection as a store. */
export const connection = {
  state: () => state,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/** An answer came: what waits goes on. */
export function reached() {
  if (!state.lost) return;
  clearTimeout(nextLook);
  const released = waiters;
  waiters = [];
  change({ lost: false, waiting: 0 });
  for (const { goOn } of released) goOn();
}

/** No answer came: from now on it is looked for, until there is one. */
export function missed() {
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
    if ((await fetch(SIGN_OF_LIFE, { cache: 'no-store' })).ok) reached();
  } catch {
    // Still nothing.
  }
}

/** Resolves when the server can be reached again; rejects with TakenBack when the person would rather not wait. */
export function untilReached(): Promise<void> {
  if (!state.lost) return Promise.resolve();
  return new Promise((goOn, giveUp) => {
    waiters.push({ goOn, giveUp });
    change({ waiting: waiters.length });
  });
}

/** Takes back what waits. */
export function takeBack() {
  const given = waiters;
  waiters = [];
  change({ waiting: 0 });
  for (const { giveUp } of given) giveUp(new CancelledError('Taken back'));
}

/** Follows what the browser knows of the network. */
export function watchConnection() {
  window.addEventListener('offline', missed);
  window.addEventListener('online', () => state.lost && void look());
}
