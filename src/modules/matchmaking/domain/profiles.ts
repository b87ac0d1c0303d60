import type { ProfileId, UserId } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/tx.ts';
import type { Profile } from './profile.ts';

/**
 * `ofAccount` and `ofAccounts` lock.
 * @throws matchmaking.profile-exists from `save` if the account has a profile
 */
export interface Profiles {
  nextId(tx: Tx): Promise<ProfileId>;
  /** Not locked. */
  read(tx: Tx, id: ProfileId): Promise<Profile | null>;
  ofAccount(tx: Tx, accountId: UserId): Promise<Profile | null>;
  /** Accounts without a profile are left out. */
  ofAccounts(tx: Tx, accountIds: UserId[]): Promise<Profile[]>;
  /** Accounts with a break or waiting period that ended by the day of `at`. */
  findEndedBreaks(tx: Tx, at: Date): Promise<UserId[]>;
  save(tx: Tx, profile: Profile): Promise<void>;
}
