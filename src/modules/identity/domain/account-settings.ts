import type { UserId } from '#kernel/ids.ts';
import type { Tx } from '#kernel/unit-of-work.ts';
import type { AccountSettings as Settings, NotificationSetting } from '../contracts/account.ts';

/** The second factor has a port of its own. */
export type ChosenSettings = Omit<Settings, 'twoFactorEnabled'>;

export interface AccountSettings {
  /**
   * Locks the account.
   * @throws common.unauthenticated if it is gone
   */
  find(tx: Tx, accountId: UserId): Promise<ChosenSettings>;
  change(tx: Tx, accountId: UserId, changes: Partial<ChosenSettings>): Promise<void>;
}

/**
 * What an email's link ends: its series or, without one, all emails of the setting. Prayer reminders are a series
 * without a setting.
 */
export interface Unsubscribed {
  accountId: UserId;
  setting: NotificationSetting | null;
  series: string | null;
}

export interface UnsubscribeLinks {
  /** Locks the account; null if its key did not sign the link. */
  open(tx: Tx, token: string): Promise<Unsubscribed | null>;
}
