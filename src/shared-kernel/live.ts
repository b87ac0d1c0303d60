import type { LiveEventName } from './contracts/live-events.ts';
import type { UserId } from './values/ids.ts';
import type { Tx } from './unit-of-work.ts';

export const LIVE_CHANNEL = 'mithaq_live';

/**
 * Tells open screens of these people, once the transaction commits, that something of this kind changed; it does not
 * say what.
 */
export async function pushLive(tx: Tx, users: (UserId | null)[], name: LiveEventName): Promise<void> {
  const to = [...new Set(users.filter((user) => user !== null))];
  if (to.length > 0) await tx.db.raw('select pg_notify(?, ?)', [LIVE_CHANNEL, JSON.stringify({ to, name })]);
}
