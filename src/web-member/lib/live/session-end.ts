import { send, statusOf } from '../../../web-shared/server/send.ts';
import { untilQuiet } from '../../../web-shared/server/send-once.ts';

/** Why the tab of an account is emptied: its session ended, or another account has signed in. */
export type SessionEnd = 'ended' | 'other';
type Message = { ended: string } | { opened: string };

const NAME = 'mithaq-session';
/** How this tab follows its account; undefined once it has left the account itself. */
let following: { empty: (why: SessionEnd) => void; stop: () => void } | undefined;
/** This tab ends the session, or has ended it: the end that the others report is its own. */
let isEndedHere = false;

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
  isEndedHere = false;
  post({ opened: account });
  const channel = openChannel();
  channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if ('ended' in data) {
      if (data.ended === account && !isEndedHere) onEnd('ended');
    } else if (data.opened !== account) onEnd('other');
  });
  const own = { empty: onEnd, stop: () => channel?.close() };
  following = own;
  return () => {
    own.stop();
    if (following === own) following = undefined;
  };
}

/** Runs a change that ends the session. Unless it fails, this tab is not emptied as by another one. */
export async function endingSession<T>(change: () => Promise<T>): Promise<T> {
  isEndedHere = true;
  try {
    return await change();
  } catch (error) {
    isEndedHere = false;
    throw error;
  }
}

/** Empties the other tabs of an account whose session ends in this one. */
export function endSession(account: string | undefined): void {
  following?.stop();
  following = undefined;
  if (account !== undefined) post({ ended: account });
}

/** Empties all tabs of the account if its session was ended on another device or by staff, and not in this tab. */
export async function checkSession(account: string): Promise<void> {
  // A sign-out of this tab is answered first, and a renewed session still runs.
  await untilQuiet();
  try {
    await send('GET', '/api/user');
  } catch (error) {
    if (statusOf(error) !== 401 || !following || isEndedHere) return;
    post({ ended: account });
    following.empty('ended');
  }
}
