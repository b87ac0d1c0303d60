import type { UserId } from '#kernel/ids.ts';
import type { Tx } from '#kernel/unit-of-work.ts';
import type { AccountSettings as Settings, NotificationSetting } from '../contracts/account.ts';

/** What the owner of an account chose; the second factor has its own port. */
export type ChosenSettings = Omit<Settings, 'twoFactorEnabled'>;

/** Keeps the settings of accounts. */
export interface AccountSettings {
  /** As they stand, with the account locked. Throws `common.unauthenticated` where it is gone. */
  find(tx: Tx, accountId: UserId): Promise<ChosenSettings>;
  change(tx: Tx, accountId: UserId, changes: Partial<ChosenSettings>): Promise<void>;
}

/** The links by which an e-mail's reader switches off its kind. */
export interface UnsubscribeLinks {
  /** Whom and what the link names, with the account locked; null where the account's key did not sign it. */
  open(tx: Tx, token: string): Promise<{ accountId: UserId; setting: NotificationSetting } | null>;
}
