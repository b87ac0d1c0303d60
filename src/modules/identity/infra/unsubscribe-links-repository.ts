import type { UnsubscribeLinks } from '../domain/account-settings.ts';
import { isSignedBy, readUnsubscribeToken } from './security/unsubscribe-token.ts';

/** Unsubscribe links, signed with each account's own key. */
export const knexUnsubscribeLinks: UnsubscribeLinks = {
  async open(tx, token) {
    const named = readUnsubscribeToken(token);
    if (!named) return null;
    const row = await tx
      .db('identity.account')
      .where({ id: named.accountId })
      .forNoKeyUpdate()
      .first('unsubscribe_key');
    return row && isSignedBy(token, row.unsubscribe_key) ? named : null;
  },
};
