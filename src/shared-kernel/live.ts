import type { LiveEventName } from './contracts/live-events.ts';
import type { UserId } from './values/ids.ts';
import type { Tx } from './tx.ts';

export const LIVE_CHANNEL = 'mithaq_live';

/**
 * Notifies the open screens of these people, after the commit, that something of this kind changed. The client
 * fetches the change.
 */
export async function pushLive(tx: Tx, users: (UserId | null)[], name: LiveEventName): Promise<void> {
  const to = [...new Set(users.filter((user) => user !== null))];
  if (to.length > 0) await tx.db.raw('select pg_notify(?, ?)', [LIVE_CHANNEL, JSON.stringify({ to, name })]);
}
