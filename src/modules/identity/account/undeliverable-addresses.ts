import type { Knex } from 'knex';
import type { Tx } from '#kernel/tx.ts';
import type { UserId } from '#kernel/values/ids.ts';
import type { DeliveryFailure } from '../contracts/mail-events.ts';

/** Addresses that refused emails, of accounts and of guardians without one. */
export interface UndeliverableAddresses {
  /** Returns whether the address refused an email, by a first report at or after a moment. */
  includes(db: Knex, email: string, reportedAfter?: Date): Promise<boolean>;
  /** Sends emails to the account's address again. */
  clear(tx: Tx, accountId: UserId): Promise<void>;
  /** Repeated reports change nothing but the cause. */
  add(tx: Tx, email: string, cause: DeliveryFailure, at: Date): Promise<void>;
}
