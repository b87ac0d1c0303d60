import type { LiveEventName } from './contracts/live-events.ts';
import type { UserId } from './values/ids.ts';
import type { Tx } from './tx.ts';

export const LIVE_CHANNEL = 'mithaq_live';
/** The channel of ended and replaced sessions, whose streams end. */
export const SESSION_END_CHANNEL = 'mithaq_session_end';

/**
 * Notifies the open screens of these people, after the commit, that something of this kind changed. The client
 * fetches the change.
 */
export function pushLive(tx: Tx, users: (UserId | null)[], name: LiveEventName): void {
  const to = [...new Set(users.filter((user) => user !== null))];
  if (to.length > 0) tx.hint({ channel: LIVE_CHANNEL, payload: JSON.stringify({ to, name }) });
}
