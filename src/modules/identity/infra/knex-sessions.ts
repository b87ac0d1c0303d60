import type { Knex } from 'knex';
import { after } from '#kernel/clock.ts';
import { DomainError } from '#kernel/errors.ts';
import { hashOfToken } from '#kernel/ids.ts';
import { IDLE_LIFE, longestLife, type Sessions } from '../domain/session.ts';

/** Sessions that have not ended by themselves by then. */
export const runningSessions = (db: Knex, at: Date) =>
  db('identity.session').where('expires_at', '>', at).where('last_seen_at', '>', after(at, -IDLE_LIFE));

/** Sessions in Postgres, for the commands. */
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
    return (await tx.db('identity.session').where({ id, account_id: accountId }).delete()) > 0;
  },

  async endAll(tx, accountId) {
    await tx.db('identity.session').where({ account_id: accountId }).delete();
  },

  async endOthers(tx, accountId, id) {
    return tx.db('identity.session').where({ account_id: accountId }).whereNot({ id }).delete();
  },
};
