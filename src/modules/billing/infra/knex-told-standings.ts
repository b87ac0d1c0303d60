import type { ToldStandings } from '../domain/entitlements.ts';

const TABLE = 'billing.told_standing';

/** Until when what was told holds, in Postgres. */
export const toldStandings: ToldStandings = {
  async hold(tx, accountId) {
    await tx.db(TABLE).insert({ account_id: accountId, holds_until: null }).onConflict('account_id').ignore();
    await tx.db(TABLE).where({ account_id: accountId }).forNoKeyUpdate().first('account_id');
  },

  async keep(tx, accountId, holdsUntil) {
    await tx.db(TABLE).insert({ account_id: accountId, holds_until: holdsUntil }).onConflict('account_id').merge();
  },

  async over(tx, at) {
    return tx.db(TABLE).where('holds_until', '<=', at).orderBy('holds_until').pluck('account_id');
  },

  async isOver(tx, accountId, at) {
    const told = tx.db(TABLE).where({ account_id: accountId }).where('holds_until', '<=', at);
    return (await told.forNoKeyUpdate().first('account_id')) !== undefined;
  },
};
