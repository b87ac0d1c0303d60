import type { UserId } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/tx.ts';
import type { AccountSettings as Settings } from '../contracts/account.schema.ts';
import type { NotificationSetting } from '../contracts/account.ts';

/** The second factor has a port of its own. */
export type ChosenSettings = Omit<Settings, 'twoFactorEnabled'>;

export interface AccountSettings {
  /** @throws common.unauthenticated if the account is gone */
  find(tx: Tx, accountId: UserId): Promise<ChosenSettings>;
  change(tx: Tx, accountId: UserId, changes: Partial<ChosenSettings>): Promise<void>;
}

/** The series of an email or, without one, its setting. Prayer reminders are a series without a setting. */
export interface UnsubscribeTarget {
  accountId: UserId;
  setting: NotificationSetting | null;
  series: string | null;
}

export interface UnsubscribeLinks {
  /** Locks the account; null if its key did not sign the link. */
  open(tx: Tx, token: string): Promise<UnsubscribeTarget | null>;
}
