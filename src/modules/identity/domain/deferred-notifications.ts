import type { UserId } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/tx.ts';
import type { NotificationSetting } from '../contracts/account.ts';

/** Accounts with deferred notifications; `setting` is that of the last email or else of the first notification. */
export interface DeferredNotifications {
  save(tx: Tx, accountId: UserId, setting: NotificationSetting, delivery: { beMailed: boolean }): Promise<void>;
  /** Removes and returns at most `most`; locked against concurrent sweeps. */
  take(tx: Tx, most: number): Promise<{ accountId: UserId; setting: NotificationSetting }[]>;
}
