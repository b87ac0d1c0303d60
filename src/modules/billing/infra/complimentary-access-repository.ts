import { Model } from 'objection';
import { DomainError } from '#kernel/errors.ts';
import type { PlanId, UserId } from '#kernel/values/ids.ts';
import { ComplimentaryAccess, type ComplimentaryAccesses } from '../domain/complimentary-access.ts';
import type { ComplimentaryAccessRow } from './rows.ts';

class ComplimentaryAccessRecord extends Model implements ComplimentaryAccessRow {
  static override tableName = 'billing.complimentary_access';
  declare id: string;
  declare account_id: UserId;
  declare plan_id: PlanId;
  declare starts_at: Date;
  declare expires_at: Date;
}

const accessOfRow = (row: ComplimentaryAccessRow): ComplimentaryAccess =>
  new ComplimentaryAccess({
    id: row.id,
    accountId: row.account_id,
    planId: row.plan_id,
    startsAt: row.starts_at,
    expiresAt: row.expires_at,
  });

export const complimentaryAccesses: ComplimentaryAccesses = {
  async find(tx, accountId, planId) {
    const row = await ComplimentaryAccessRecord.query(tx.db)
      .findOne({ account_id: accountId, plan_id: planId })
      .forNoKeyUpdate();
    return row ? accessOfRow(row) : null;
  },

  async ofAccount(tx, accountId) {
    const rows = await ComplimentaryAccessRecord.query(tx.db)
      .where({ account_id: accountId })
      .orderBy('id')
      .forNoKeyUpdate();
    return rows.map(accessOfRow);
  },

  async save(tx, { state: { id, accountId, planId, startsAt, expiresAt } }) {
    const rows = await tx
      .db('billing.complimentary_access')
      .insert({ id, account_id: accountId, plan_id: planId, starts_at: startsAt, expires_at: expiresAt })
      .onConflict(['account_id', 'plan_id'])
      .merge(['starts_at', 'expires_at'])
      .where('complimentary_access.id', id)
      .returning('id');
    if (rows.length === 0) throw new DomainError('common.conflict');
  },
};
