import type { Knex } from 'knex';
import { after, type Clock } from '#kernel/clock.ts';
import { hashOfToken, newId, newToken } from '#kernel/values/ids.ts';
import { LINK_LIVES, type EmailChanges, type MailedLinks, type ResetRequests } from '../domain/mailed-link.ts';

interface Ports {
  db: Knex;
  clock: Clock;
}

/** Links of one kind, stored by the hashes of their tokens. */
const knexMailedLinks = (
  table: 'identity.email_confirmation' | 'identity.password_reset',
  life: number,
  { db, clock }: Ports,
): MailedLinks => ({
  async make(tx, accountId, at) {
    const token = newToken();
    const row = { token_hash: hashOfToken(token), account_id: accountId, expires_at: after(at, life) };
    await tx.db(table).insert(row).onConflict('account_id').merge();
    return token;
  },

  async accountOf(token, tx) {
    const row = await (tx?.db ?? db)(table)
      .where({ token_hash: hashOfToken(token) })
      .where('expires_at', '>', clock.now())
      .first('account_id');
    return row?.account_id ?? null;
  },

  async use(tx, token) {
    const used = await tx
      .db(table)
      .where({ token_hash: hashOfToken(token) })
      .where('expires_at', '>', clock.now())
      .delete();
    return used > 0;
  },
});

export const knexEmailConfirmations = (ports: Ports): MailedLinks =>
  knexMailedLinks('identity.email_confirmation', LINK_LIVES.emailConfirmation, ports);

export const knexPasswordResets = (ports: Ports): MailedLinks =>
  knexMailedLinks('identity.password_reset', LINK_LIVES.passwordReset, ports);

export const knexEmailChanges = ({ clock }: { clock: Clock }): EmailChanges => ({
  async make(tx, { accountId, email }, at) {
    const token = newToken();
    const expiresAt = after(at, LINK_LIVES.emailChange);
    const row = { token_hash: hashOfToken(token), account_id: accountId, new_email: email, expires_at: expiresAt };
    await tx.db('identity.email_change').insert(row).onConflict('account_id').merge();
    return token;
  },

  async find(tx, token) {
    const row = await tx
      .db('identity.email_change')
      .where({ token_hash: hashOfToken(token) })
      .where('expires_at', '>', clock.now())
      .first('account_id', 'new_email');
    return row ? { accountId: row.account_id, email: row.new_email } : null;
  },

  async use(tx, token) {
    const used = await tx
      .db('identity.email_change')
      .where({ token_hash: hashOfToken(token) })
      .where('expires_at', '>', clock.now())
      .delete();
    return used > 0;
  },
});

export const knexResetRequests: ResetRequests = {
  async add(tx, email, at) {
    const id = newId(at);
    await tx.db('identity.reset_request').insert({ id, email, requested_at: at });
    return id;
  },

  async emailOf(tx, id) {
    const row = await tx.db('identity.reset_request').where({ id }).first('email');
    return row?.email ?? null;
  },

  async remove(tx, id) {
    return (await tx.db('identity.reset_request').where({ id }).delete()) > 0;
  },
};
