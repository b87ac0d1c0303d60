import { DAY } from '#kernel/clock.ts';
import type { UserId } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/unit-of-work.ts';

/** So long it is known that an account was used from a network. */
export const NETWORK_LIFE = 30 * DAY;

/**
 * The public networks from which accounts were used that may be a ward's, each as a keyed hash: an IPv4 address, or an
 * IPv6 network of /64. Only whether the same one comes again can be asked.
 */
export interface Networks {
  /** Notes that the account was used from there. */
  remember(tx: Tx, accountId: UserId, address: string, at: Date): Promise<void>;
  /** Whether it was, within the last 30 days. A private or unknown address is none. */
  knows(tx: Tx, accountId: UserId, address: string, at: Date): Promise<boolean>;
}
