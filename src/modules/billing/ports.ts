import type { UserId } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/tx.ts';

/** A rule of another module about accounts to which no plan is sold, since it would be useless to them. */
export interface BuyerRulePort {
  /** @throws the reason */
  requireServed(tx: Tx, accountId: UserId): Promise<void>;
}

/** Token that matchmaking binds: refuses accounts that could send no request. */
export const BUYER_RULE = Symbol('buyer rule');
