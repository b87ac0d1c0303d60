import type { UserId } from '#kernel/ids.ts';
import type { ToldStandings } from '../domain/entitlements.ts';

const TABLE = 'billing.told_standing';

/** Until when what was told holds, in Postgres. */
export const toldStandings: ToldStandings = {
  async keep(tx, accountId, holdsUntil) {
    if (holdsUntil === null) await tx.db(TABLE).where({ account_id: accountId }).delete();
    else await tx.db(TABLE).insert({ account_id: accountId, holds_until: holdsUntil }).onConflict('account_id').merge();
  },

  async over(tx, at, limit) {
    const rows: { account_id: UserId }[] = await tx
      .db(TABLE)
      .where('holds_until', '<=', at)
      .orderBy('holds_until')
      .limit(limit)
      .forNoKeyUpdate()
      .select('account_id');
    return rows.map((row) => row.account_id);
  },
};
