import type { UserId } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/unit-of-work.ts';

/** Somebody who pays, as the provider knows him: a member, or a sign-up whose account is not made yet. */
export interface Customer {
  id: string;
  accountId: UserId | null;
  signUpId: string | null;
  /** How often what is known of him was brought up to date; whoever read before another did reads again. */
  version: number;
}

/** Keeps customers; what finds one locks it. */
export interface Customers {
  find(tx: Tx, id: string): Promise<Customer | null>;
  ofBuyer(tx: Tx, buyer: { accountId: UserId } | { signUpId: string }): Promise<Customer | null>;
  /** Sign-ups without an account, of whose checkouts none is open and none began since that moment. */
  unpaidSince(tx: Tx, moment: Date, limit: number): Promise<{ id: string; signUpId: string }[]>;
  /** One who is known stays as he is. */
  add(tx: Tx, customer: Customer): Promise<void>;
  save(tx: Tx, customer: Customer): Promise<void>;
  remove(tx: Tx, id: string): Promise<void>;
}
