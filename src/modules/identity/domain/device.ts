import { DAY } from '#kernel/clock.ts';
import type { UserId } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/unit-of-work.ts';

/** A device that was not used for so long counts as none. */
export const DEVICE_LIFE = 365 * DAY;

/**
 * Devices on which an account was signed in to: others' guesses do not keep the owner out there, and a sign-in on any
 * other is told. Each is a random id in a cookie.
 */
export interface Devices {
  /** Whether somebody has signed in on this device to the account with this address. */
  knows(device: string, email: string): Promise<boolean>;
  /** Notes a sign-in; whether the device was new to this account. */
  remember(tx: Tx, device: string, accountId: UserId, at: Date): Promise<boolean>;
  /**
   * Forgets all but the one in hand, which stays known if it was: whoever knew the old password may have left some
   * behind.
   */
  forgetOthers(tx: Tx, accountId: UserId, inHand: string | undefined): Promise<void>;
}
