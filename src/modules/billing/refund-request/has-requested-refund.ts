import type { Knex } from 'knex';
import { concerns } from '#kernel/desk/conflict-of-interest.ts';
import type { UserId } from '#kernel/values/ids.ts';
import { refundCases } from '../infra/cases.ts';

export function hasRequestedRefund(db: Knex, accountId: UserId, id: string): Promise<boolean> {
  return concerns(db, refundCases, id, { account: accountId });
}
