import { DAY } from '#kernel/clock.ts';
import type { UserId } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/tx.ts';

/** Until when after the last try: by then every order is abandoned and every stray payment refunded. */
export const UNPAID_RETENTION = 7 * DAY;

/** A payer as the provider knows him: a member, or a sign-up whose account is not opened yet. */
export interface Customer {
  id: string;
  accountId: UserId | null;
  signUpId: string | null;
  /** Increased by each synchronisation, so that a parallel one notices that its data is old. */
  version: number;
}

/** Stores customers; finders lock. */
export interface Customers {
  find(tx: Tx, id: string): Promise<Customer | null>;
  ofBuyer(tx: Tx, buyer: { accountId: UserId } | { signUpId: string }): Promise<Customer | null>;
  /** Payers who never paid, with no open checkout and none begun since that moment; without a lock. */
  unpaidSince(tx: Tx, moment: Date, limit: number): Promise<string[]>;
  isUnpaidSince(tx: Tx, id: string, moment: Date): Promise<boolean>;
  /** Idempotent. */
  add(tx: Tx, customer: Customer): Promise<void>;
  save(tx: Tx, customer: Customer): Promise<void>;
  remove(tx: Tx, id: string): Promise<void>;
}
