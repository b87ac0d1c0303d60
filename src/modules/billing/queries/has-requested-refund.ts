import type { Knex } from 'knex';
import { concerns } from '#kernel/desk/conflict-of-interest.ts';
import type { UserId } from '#kernel/values/ids.ts';
import { refundCases } from '../infra/cases.ts';

/** Whether this request to be given a payment back is the account's. */
export function hasRequestedRefund(db: Knex, accountId: UserId, id: string): Promise<boolean> {
  return concerns(db, refundCases, id, { account: accountId });
}
