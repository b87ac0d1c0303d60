/** Why the tab of an account is emptied: its session ended, or another account has signed in. */
export type SessionEnd = 'ended' | 'other';
type Message = { ended: string } | { opened: string };

const NAME = 'mithaq-session';
let unfollow: (() => void) | undefined;

function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(NAME);
  } catch {
    return null;
  }
}

function post(message: Message) {
  const channel = openChannel();
  // A channel has no target: its messages stay within this site.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  channel?.postMessage(message);
  channel?.close();
}

/** Tells the other tabs that the account was opened here, and calls back once this tab must be emptied. */
export function followSession(account: string, onEnd: (why: SessionEnd) => void): () => void {
  post({ opened: account });
  const channel = openChannel();
  channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if ('ended' in data) {
      if (data.ended === account) onEnd('ended');
    } else if (data.opened !== account) onEnd('other');
  });
  unfollow = () => channel?.close();
  return unfollow;
}

/** Empties the other tabs of an account whose session ends in this one. */
export function endSession(account: string | undefined): void {
  unfollow?.();
  if (account !== undefined) post({ ended: account });
}
