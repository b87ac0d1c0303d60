import type { Duty } from '#kernel/contracts/roles.ts';
import type { UserId } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/tx.ts';
import type { Account } from './account.ts';

/** @throws identity.email-taken from `save` if another account has the address */
export interface Accounts {
  /** Locks. */
  find(tx: Tx, id: UserId): Promise<Account | null>;
  findByEmail(tx: Tx, email: string): Promise<Account | null>;
  /** Not locked, for checks before a transaction. */
  read(id: UserId): Promise<Account | null>;
  readByEmail(email: string): Promise<Account | null>;
  save(tx: Tx, account: Account): Promise<void>;
  /** Admins who can sign in and are not leaving, locked in a fixed order: two of them cannot disable each other. */
  lockedAdmins(tx: Tx): Promise<UserId[]>;
  /** The same, with the staff who have this duty. */
  lockedStaffWith(tx: Tx, duty: Duty): Promise<UserId[]>;
  /** Counts admins in any state, and prevents new accounts until the transaction ends. */
  hasAdmin(tx: Tx): Promise<boolean>;
  /** Accounts whose suspension has ended by then, the earliest first. */
  dueToReturn(at: Date): Promise<UserId[]>;
  /** Accounts whose deletion date has passed by then, the earliest first. */
  dueForErasure(at: Date): Promise<UserId[]>;
}
