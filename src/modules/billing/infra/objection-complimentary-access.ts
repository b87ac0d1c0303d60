import { Model } from 'objection';
import type { PlanId, UserId } from '#kernel/ids.ts';
import { ComplimentaryAccess, type ComplimentaryAccesses } from '../domain/complimentary-access.ts';

class ComplimentaryAccessRecord extends Model {
  static override tableName = 'billing.complimentary_access';
  static override idColumn = 'account_id';
  declare account_id: UserId;
  declare plan_id: PlanId;
  declare starts_at: Date;
  declare expires_at: Date;
}

/** Grants in Postgres. */
export const complimentaryAccesses: ComplimentaryAccesses = {
  async find(tx, accountId) {
    const row = await ComplimentaryAccessRecord.query(tx.db).findById(accountId).forNoKeyUpdate();
    return (
      (row &&
        new ComplimentaryAccess({
          accountId,
          planId: row.plan_id,
          startsAt: row.starts_at,
          expiresAt: row.expires_at,
        })) ??
      null
    );
  },

  async save(tx, { state: { accountId, planId, startsAt, expiresAt } }) {
    await ComplimentaryAccessRecord.query(tx.db)
      .insert({ account_id: accountId, plan_id: planId, starts_at: startsAt, expires_at: expiresAt })
      .onConflict('account_id')
      .merge();
  },
};
