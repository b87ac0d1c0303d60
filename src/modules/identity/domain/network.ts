import { DAY } from '#kernel/clock.ts';
import type { UserId } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/tx.ts';

export const NETWORK_LIFE = 30 * DAY;

/**
 * Public networks from which accounts of possible wards were used, as keyed hashes: an IPv4 address, or an IPv6 /64.
 * They can only be compared.
 */
export interface Networks {
  remember(tx: Tx, accountId: UserId, address: string, at: Date): Promise<void>;
  /** Networks from which accounts of possible wards were used, as keyed hashes (IPv4 address or IPv6 /64). */
  knows(tx: Tx, accountId: UserId, address: string, at: Date): Promise<boolean>;
}
