import type { Knex } from 'knex';
import type { UserId } from '#kernel/ids.ts';

/** Whether this request to be given a payment back is the account's. */
export async function askedForRefund(db: Knex, accountId: UserId, id: string): Promise<boolean> {
  return (await db('billing.refund_request').where({ id, account_id: accountId }).first('id')) !== undefined;
}
