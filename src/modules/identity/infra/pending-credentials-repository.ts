import type { UserId } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/tx.ts';
import {
  pendingCredentials,
  type Ender,
  type PendingCredentials,
  type PendingName,
} from '../domain/pending-credentials.ts';

/** Tables with rows that belong to one account and end at their `expires_at`. */
export const expiringTables = [
  'identity.email_change',
  'identity.password_reset',
  'identity.email_confirmation',
  'identity.sign_up_handle',
  'identity.sign_in_challenge',
] as const;

const rowsOf =
  (table: (typeof expiringTables)[number]) =>
  (tx: Tx, accountId: UserId): Promise<number> =>
    tx.db(table).where({ account_id: accountId }).delete();

const endings: Record<PendingName, (tx: Tx, accountId: UserId) => Promise<number>> = {
  'address change': rowsOf('identity.email_change'),
  'reset link': rowsOf('identity.password_reset'),
  'reset request': (tx, accountId) =>
    tx
      .db('identity.reset_request')
      .where('email', tx.db('identity.account').where({ id: accountId }).select('email'))
      .delete(),
  'e-mail confirmation': rowsOf('identity.email_confirmation'),
  'sign-up handle': rowsOf('identity.sign_up_handle'),
  'sign-in that waits for its code': rowsOf('identity.sign_in_challenge'),
  'two-factor setup': (tx, accountId) =>
    tx.db('identity.two_factor').where({ account_id: accountId, enabled_at: null }).delete(),
  'unsubscribe link': (tx, accountId) =>
    tx
      .db('identity.account')
      .where({ id: accountId })
      .update({ unsubscribe_key: tx.db.raw('gen_random_uuid()::text || gen_random_uuid()') }),
};

const endedBy = (name: PendingName): readonly Ender[] => pendingCredentials[name].endedBy;
const names = Object.keys(endings) as PendingName[];

export const knexPendingCredentials: PendingCredentials = {
  async end(tx, accountId, ender) {
    for (const name of names) if (endedBy(name).includes(ender)) await endings[name](tx, accountId);
  },
};
