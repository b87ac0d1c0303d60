import type { Knex } from 'knex';
import { after } from '#kernel/clock.ts';
import { DomainError } from '#kernel/errors.ts';
import { hashOfToken } from '#kernel/values/ids.ts';
import { IDLE_LIFE, longestLife, type Sessions } from '../domain/session.ts';
import type { SessionRow } from './rows.ts';

/** Sessions that have not expired by then. */
export const runningSessions = (db: Knex, at: Date) =>
  db('identity.session').where('expires_at', '>', at).where('last_seen_at', '>', after(at, -IDLE_LIFE));

/** Ends sessions, and the push subscriptions of browsers without another session. Returns the number of sessions. */
export async function endSessions(
  db: Knex,
  which: Partial<SessionRow>,
  but: Partial<SessionRow> = {},
): Promise<number> {
  const sessions = db('identity.session').where(which);
  if (Object.keys(but).length > 0) sessions.whereNot(but);
  const ended = await sessions.delete().returning(['account_id', 'device_hash']);
  for (const { account_id, device_hash } of ended) {
    const existing = db('identity.session').where({ account_id, device_hash });
    await db('identity.push_device').where({ account_id, device_hash }).whereNotExists(existing).delete();
  }
  return ended.length;
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
    return (await endSessions(tx.db, { id, account_id: accountId })) > 0;
  },

  async endAll(tx, accountId) {
    await endSessions(tx.db, { account_id: accountId });
  },

  async endOthers(tx, accountId, id) {
    return endSessions(tx.db, { account_id: accountId }, { id });
  },
};
