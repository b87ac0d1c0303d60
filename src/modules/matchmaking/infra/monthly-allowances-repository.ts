import type { UserId } from '#kernel/values/ids.ts';
import { jsonQuery, jsonRow, withMoments, type JsonQuery } from '#kernel/persistence/json-query.ts';
import type { Allowances } from '../domain/allowance.ts';
import { MonthlyAllowance } from '../domain/allowance/monthly-allowance.ts';
import type { AllowanceRow, MonthlyUseRow } from './rows.ts';

/** Requests of every member in a month, as the operator has set it. */
type Limit = () => number;
type Row = MonthlyUseRow & { [Name in 'month_grant' | 'valid_until']: AllowanceRow[Name] | null };

const LONG_AGO = new Date(0);
const USE = `select :accountId::uuid as account_id, coalesce(u.month, 'epoch') as month, coalesce(u.spent, 0) as spent,
    a.month_grant, a.valid_until
  from (select :accountId::uuid as id) x
  left join matchmaking.monthly_use u on u.account_id = x.id
  left join matchmaking.allowance a on a.account_id = x.id`;

const allowanceOf = ({ account_id, month, spent, month_grant, valid_until }: Row, limit: Limit): MonthlyAllowance =>
  new MonthlyAllowance(
    { accountId: account_id, month, spent },
    { limit: limit(), plan: month_grant === null ? null : { monthGrant: month_grant, validUntil: valid_until } },
  );

/** The allowance of the month without a lock, for display. */
export const monthlyAllowance = (limit: Limit): JsonQuery<MonthlyAllowance> =>
  jsonQuery('matchmaking.monthly-allowance', jsonRow(USE), (row: Row) =>
    allowanceOf(withMoments(row, ['month', 'valid_until']), limit),
  );

/** Allowances of a site without fees; those of plans stay untouched. */
export const monthlyAllowances = (limit: Limit): Allowances<MonthlyAllowance> => ({
  async find(tx, accountId: UserId) {
    const first = { account_id: accountId, month: LONG_AGO, spent: 0 };
    await tx.db('matchmaking.monthly_use').insert(first).onConflict('account_id').ignore();
    await tx.db('matchmaking.monthly_use').where({ account_id: accountId }).forNoKeyUpdate().first();
    const { rows } = await tx.db.raw<{ rows: [Row] }>(USE, { accountId });
    return allowanceOf(rows[0], limit);
  },

  async save(tx, { state: { accountId, month, spent } }) {
    await tx.db('matchmaking.monthly_use').where({ account_id: accountId }).update({ month, spent });
  },
});
