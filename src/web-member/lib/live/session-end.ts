import { untilQuiet } from '../../../web-shared/server/send-once.ts';
import { send, statusOf } from '../../../web-shared/server/send.ts';

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

/** Empties all tabs of the account if its session has ended; a proof of the password only renames it. */
export async function checkSessionEnd(account: string): Promise<void> {
  // A response under way may name the new session.
  await untilQuiet();
  try {
    await send('GET', '/api/user');
  } catch (error) {
    if (statusOf(error) === 401 || statusOf(error) === 409) post({ ended: account });
  }
}
