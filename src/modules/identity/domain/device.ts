import { DAY } from '#kernel/clock.ts';
import type { UserId } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/tx.ts';

/** An unused device is forgotten after this time. */
export const DEVICE_LIFE = 365 * DAY;

/** Devices, each a random id in a cookie. They count guesses apart, and a sign-in on another device is reported. */
export interface Devices {
  /** Returns whether the account with this address was signed in to on this device. */
  knows(device: string, email: string): Promise<boolean>;
  /** Records a sign-in. Returns whether the device was new to this account. */
  remember(tx: Tx, device: string, accountId: UserId, at: Date): Promise<boolean>;
  /** Forgets all devices except `inHand`: whoever knew the old password may have left some behind. */
  forgetOthers(tx: Tx, accountId: UserId, inHand: string | undefined): Promise<void>;
}
