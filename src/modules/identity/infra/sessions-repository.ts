import type { Knex } from 'knex';
import { after } from '#kernel/clock.ts';
import { DomainError } from '#kernel/errors.ts';
import { SESSION_END_CHANNEL } from '#kernel/live.ts';
import { HINTS_FOLLOW } from '#kernel/persistence/hints.ts';
import type { Hint, Tx } from '#kernel/tx.ts';
import { hashOfToken } from '#kernel/values/ids.ts';
import { IDLE_LIFE, longestLife, type Sessions } from '../domain/session.ts';
import type { SessionRow } from './rows.ts';

/** Sessions that have not expired by then. */
export const runningSessions = (db: Knex, at: Date) =>
  db('identity.session').where('expires_at', '>', at).where('last_seen_at', '>', after(at, -IDLE_LIFE));

/**
 * Ends sessions, and the push subscriptions of browsers without another session. Returns one hint for each session, for
 * processes that hold its stream; a session is replaced if its browser has another one.
 */
export async function endSessions(db: Knex, which: Knex.QueryCallback<SessionRow>): Promise<Hint[]> {
  const sessions = db('identity.session').where(which);
  const ended = await sessions.whereRaw(HINTS_FOLLOW).delete().returning(['id', 'account_id', 'device_hash']);
  const hints: Hint[] = [];
  for (const { id, account_id, device_hash } of ended) {
    const isReplaced = (await db('identity.session').where({ account_id, device_hash }).first('id')) !== undefined;
    if (!isReplaced) await db('identity.push_device').where({ account_id, device_hash }).delete();
    hints.push({ channel: SESSION_END_CHANNEL, payload: JSON.stringify({ session: id, isReplaced }) });
  }
  return hints;
}

async function endIn(tx: Tx, which: Partial<SessionRow>, but: Partial<SessionRow> = {}): Promise<number> {
  const hints = await endSessions(tx.db, (session) => {
    session.where(which);
    if (Object.keys(but).length > 0) session.whereNot(but);
  });
  tx.hint(...hints);
  return hints.length;
}

export const knexSessions: Sessions = {
  async begin(tx, { key, data, userAgent }, { id, role, device }, at) {
    await tx.db('identity.session').insert({
      id_hash: hashOfToken(key),
      account_id: id,
      data,
      device: userAgent?.slice(0, 300) ?? null,
      device_hash: hashOfToken(device),
      authenticated_at: at,
      last_seen_at: at,
      expires_at: after(at, longestLife(role)),
    });
  },

  async requireRunning(tx, id) {
    if (!(await tx.db('identity.session').where({ id }).first('id'))) throw new DomainError('common.unauthenticated');
  },

  async end(tx, accountId, id) {
    return (await endIn(tx, { id, account_id: accountId })) > 0;
  },

  async endAll(tx, accountId) {
    await endIn(tx, { account_id: accountId });
  },

  async endOthers(tx, accountId, id) {
    return endIn(tx, { account_id: accountId }, { id });
  },
};
