import type { Knex } from 'knex';
import { after, type Clock } from '#kernel/clock.ts';
import { hashOfToken, newId, newToken } from '#kernel/values/ids.ts';
import {
  LINK_LIVES,
  type EmailChanges,
  type MailedLinks,
  type ResetRequests,
  type UsedLinks,
} from '../domain/mailed-link.ts';
import type { Tx } from '#kernel/tx.ts';

interface Ports {
  db: Knex;
  clock: Clock;
}

type LinkTable = 'identity.email_confirmation' | 'identity.password_reset' | 'identity.email_change';

/** Deletes the link if it is valid, and stores when it was used. Returns whether it was valid. */
async function useUp({ db }: Tx, table: LinkTable, token: string, at: Date): Promise<boolean> {
  const token_hash = hashOfToken(token);
  const [link] = await db(table).where({ token_hash }).where('expires_at', '>', at).delete().returning('account_id');
  if (link) await db('identity.used_link').insert({ token_hash, account_id: link.account_id, used_at: at });
  return link !== undefined;
}

/** Links of one kind, stored by the hashes of their tokens. */
const knexMailedLinks = (
  table: Exclude<LinkTable, 'identity.email_change'>,
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
    return useUp(tx, table, token, clock.now());
  },
});

export const knexEmailConfirmations = (ports: Ports): MailedLinks =>
  knexMailedLinks('identity.email_confirmation', LINK_LIVES.emailConfirmation, ports);

export const knexPasswordResets = (ports: Ports): MailedLinks =>
  knexMailedLinks('identity.password_reset', LINK_LIVES.passwordReset, ports);

export const knexEmailChanges = ({ clock }: { clock: Clock }): EmailChanges => ({
  async make(tx, { accountId, email, byStaff }, at) {
    const token = newToken();
    const expiresAt = after(at, LINK_LIVES.emailChange);
    const row = {
      token_hash: hashOfToken(token),
      account_id: accountId,
      new_email: email,
      by_staff: byStaff,
      expires_at: expiresAt,
    };
    await tx.db('identity.email_change').insert(row).onConflict('account_id').merge();
    return token;
  },

  async find(tx, token) {
    const row = await tx
      .db('identity.email_change')
      .where({ token_hash: hashOfToken(token) })
      .where('expires_at', '>', clock.now())
      .first('account_id', 'new_email', 'by_staff');
    return row ? { accountId: row.account_id, email: row.new_email, byStaff: row.by_staff } : null;
  },

  async use(tx, token) {
    return useUp(tx, 'identity.email_change', token, clock.now());
  },
});

export const knexUsedLinks = ({ db }: { db: Knex }): UsedLinks => ({
  async usedAt(token) {
    const link = await db('identity.used_link')
      .where({ token_hash: hashOfToken(token) })
      .first('used_at');
    return link?.used_at ?? null;
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
