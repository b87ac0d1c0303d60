import type { LiveEventName } from '#kernel/contracts/live-events.ts';
import { maintainStream } from './event-source.ts';

/** How long a hidden tab may keep the stream. */
const HIDDEN_MS = 60_000;
/** A new tab requests the state of the stream. */
const REQUEST = 'asks';
/** The sending tab now owns the stream. */
const LEADS = 'leads';

type StreamMessage = { up: boolean } | { event: LiveEventName };
type Message = StreamMessage | typeof REQUEST | typeof LEADS;

export interface SharedStreamHandlers {
  onChange: (up: boolean) => void;
  onEvent: (name: LiveEventName) => void;
  /** The stream is up again after a gap, in which events may be lost. */
  onMissed: () => void;
}

type Page = Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;

/**
 * Joins the event stream that all tabs of this browser share for an account: the tab with the lock owns it and relays
 * it. A tab hidden for a minute releases the lock, so the stream closes once all tabs are hidden.
 */
export function joinSharedStream(account: string, handlers: SharedStreamHandlers, page: Page = document): () => void {
  const name = `mithaq-live ${account}`;
  const channel = openChannel(name);
  let isUp: boolean | undefined;
  let isLeader = false;
  let release: (() => void) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  // A channel has no target: its messages stay within this site.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  const post = (message: Message) => channel?.postMessage(message);

  function hear(message: StreamMessage) {
    if ('event' in message) return handlers.onEvent(message.event);
    if (message.up === isUp) return;
    const wasDown = isUp === false;
    isUp = message.up;
    handlers.onChange(isUp);
    if (isUp && wasDown) handlers.onMissed();
  }

  function relay(message: StreamMessage) {
    post(message);
    hear(message);
  }

  /** The previous leader may have closed without notice. */
  function changeLeader() {
    if (isUp) hear({ up: false });
  }

  /** Owns the stream until the signal is aborted. */
  const lead = (signal: AbortSignal) =>
    new Promise<void>((resolve) => {
      if (signal.aborted) return resolve();
      isLeader = true;
      post(LEADS);
      changeLeader();
      const close = maintainStream(account, {
        onUp: () => relay({ up: true }),
        onDown: () => relay({ up: false }),
        onEvent: (event) => relay({ event }),
      });
      signal.addEventListener('abort', () => {
        isLeader = false;
        close();
        relay({ up: false });
        resolve();
      });
    });

  function campaignForLeader() {
    if (release) return;
    const waiting = new AbortController();
    const { signal } = waiting;
    release = () => waiting.abort();
    if (!channel || !navigator.locks) return void lead(signal);
    // Browsers that refuse storage refuse locks too; then each tab has its own stream.
    navigator.locks.request(name, { signal }, () => lead(signal)).catch(() => lead(signal));
  }

  function stepDown() {
    release?.();
    release = undefined;
  }

  function follow() {
    clearTimeout(timer);
    if (page.visibilityState === 'visible') campaignForLeader();
    else timer = setTimeout(stepDown, HIDDEN_MS);
  }

  if (channel) {
    channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
      if (data === LEADS) changeLeader();
      else if (data !== REQUEST) hear(data);
      else if (isLeader && isUp !== undefined) post({ up: isUp });
    });
    post(REQUEST);
  }
  page.addEventListener('visibilitychange', follow);
  follow();
  return () => {
    page.removeEventListener('visibilitychange', follow);
    clearTimeout(timer);
    stepDown();
    channel?.close();
  };
}

function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}
