import type { UserId } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/unit-of-work.ts';
import type { NotificationSetting } from '../contracts/account.ts';

/**
 * Keeps for whom something came in quiet days, by the kind of e-mail that would have been written last; where none
 * would, by what came first.
 */
export interface DeferredNotifications {
  save(tx: Tx, accountId: UserId, setting: NotificationSetting, delivery: { beMailed: boolean }): Promise<void>;
  /** So many of them at most, who are then no longer kept; locked against others who take. */
  take(tx: Tx, most: number): Promise<{ accountId: UserId; setting: NotificationSetting }[]>;
}
