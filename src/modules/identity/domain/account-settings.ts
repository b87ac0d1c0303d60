import type { UserId } from '#kernel/values/ids.ts';
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

/**
 * What an e-mail's link ends: the series to which the e-mail belongs or, without one, all that the setting governs. No
 * setting governs a series that is chosen by itself.
 */
export interface Unsubscribed {
  accountId: UserId;
  setting: NotificationSetting | null;
  series: string | null;
}

/** The links by which an e-mail's reader ends such e-mails. */
export interface UnsubscribeLinks {
  /** What the link ends, with the account locked; null where the account's key did not sign it. */
  open(tx: Tx, token: string): Promise<Unsubscribed | null>;
}
