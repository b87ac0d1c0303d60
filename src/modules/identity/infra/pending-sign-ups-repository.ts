import { after } from '#kernel/clock.ts';
import { hashOfToken, newToken } from '#kernel/values/ids.ts';
import type { Seals } from '#kernel/sealing/seals.ts';
import { UNPAID_LIFE, type PendingSignUp, type PendingSignUps } from '../domain/pending-sign-up.ts';
import { SIGN_UP_HANDLE_LIFE } from '../domain/sign-up-handle.ts';

const TABLE = 'identity.pending_sign_up';
const FORM = 'identity.pending_sign_up.form';

export const knexPendingSignUps = ({ seals }: { seals: Seals }): PendingSignUps => ({
  async save(tx, { id, ...content }, at) {
    const handle = newToken();
    await tx.db(TABLE).insert({
      id,
      form: await seals.seal(tx, FORM, id, JSON.stringify(content)),
      handle_hash: hashOfToken(handle),
      expires_at: after(at, UNPAID_LIFE),
    });
    return handle;
  },

  async find(tx, id) {
    const row = await tx.db(TABLE).where({ id }).forUpdate().first('form');
    if (!row) return null;
    const content = JSON.parse(await seals.open(FORM, id, row.form)) as Omit<PendingSignUp, 'id'>;
    return { id, ...content };
  },

  async idOf(tx, handle, at) {
    if (!handle) return null;
    const row = await tx
      .db(TABLE)
      .where({ handle_hash: hashOfToken(handle) })
      .where('expires_at', '>', at)
      .first('id');
    return row?.id ?? null;
  },

  async extend(tx, id, until) {
    await tx.db(TABLE).where({ id }).where('expires_at', '<', until).update({ expires_at: until });
  },

  async becomes(tx, id, accountId, at) {
    const [row] = await tx.db(TABLE).where({ id }).delete().returning('handle_hash');
    if (!row) return;
    await tx.db('identity.sign_up_handle').insert({
      token_hash: row.handle_hash,
      account_id: accountId,
      expires_at: after(at, SIGN_UP_HANDLE_LIFE),
    });
  },
});
