import type { Knex } from 'knex';
import { concerns } from '#kernel/desk/conflict-of-interest.ts';
import type { UserId } from '#kernel/ids.ts';
import { refundCases } from '../infra/cases.ts';

/** Returns whether this refund request is the account's. */
export function hasRequestedRefund(db: Knex, accountId: UserId, id: string): Promise<boolean> {
  return concerns(db, refundCases, id, { account: accountId });
}
