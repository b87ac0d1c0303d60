import type { PublishedEntitlements } from '../domain/entitlements.ts';

const TABLE = 'billing.published_entitlement';

export const publishedEntitlements: PublishedEntitlements = {
  async lock(tx, accountId) {
    await tx.db(TABLE).insert({ account_id: accountId, valid_until: null }).onConflict('account_id').ignore();
    await tx.db(TABLE).where({ account_id: accountId }).forNoKeyUpdate().first('account_id');
  },

  async save(tx, accountId, publishedValidUntil) {
    await tx
      .db(TABLE)
      .insert({ account_id: accountId, valid_until: publishedValidUntil })
      .onConflict('account_id')
      .merge();
  },

  async findExpired(tx, at) {
    return tx.db(TABLE).where('valid_until', '<=', at).orderBy('valid_until').pluck('account_id');
  },

  async isExpired(tx, accountId, at) {
    const published = tx.db(TABLE).where({ account_id: accountId }).where('valid_until', '<=', at);
    return (await published.forNoKeyUpdate().first('account_id')) !== undefined;
  },
};
