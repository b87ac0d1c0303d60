import { Model } from 'objection';
import type { UserId } from '#kernel/values/ids.ts';
import { jsonQuery, jsonRow, withMoments } from '#kernel/persistence/json-query.ts';
import { Allowance, type Allowances } from '../domain/allowance.ts';
import type { AllowanceRow } from './rows.ts';

class AllowanceRecord extends Model implements AllowanceRow {
  static override tableName = 'matchmaking.allowance';
  static override idColumn = 'account_id';
  declare account_id: UserId;
  declare month_grant: number;
  declare balance: number;
  declare anchor: Date;
  declare months_granted: number;
  declare grant_until: Date | null;
  declare valid_until: Date | null;
  declare awaiting_guardian: boolean;
}

const allowanceOf = (row: AllowanceRow | null | undefined): Allowance | null =>
  row
    ? Allowance.from({
        accountId: row.account_id,
        monthGrant: row.month_grant,
        balance: row.balance,
        anchor: row.anchor,
        monthsGranted: row.months_granted,
        grantUntil: row.grant_until,
        validUntil: row.valid_until,
        isAwaitingGuardian: row.awaiting_guardian,
      })
    : null;

/** The allowance of a plan without a lock, for display. */
export const PLAN_ALLOWANCE = jsonQuery(
  'matchmaking.allowance',
  jsonRow('select * from matchmaking.allowance where account_id = :accountId'),
  (row: AllowanceRow | null) => allowanceOf(row && withMoments(row, ['anchor', 'grant_until', 'valid_until'])),
);

export const planAllowances: Allowances<Allowance> = {
  find: async (tx, accountId) => allowanceOf(await AllowanceRecord.query(tx.db).findById(accountId).forNoKeyUpdate()),

  async save(tx, { state }) {
    const row = {
      account_id: state.accountId,
      month_grant: state.monthGrant,
      balance: state.balance,
      anchor: state.anchor,
      months_granted: state.monthsGranted,
      grant_until: state.grantUntil,
      valid_until: state.validUntil,
      awaiting_guardian: state.isAwaitingGuardian,
    };
    await AllowanceRecord.query(tx.db).insert(row).onConflict('account_id').merge();
  },
};
