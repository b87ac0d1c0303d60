import type { Knex } from 'knex';
import type { UserId } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/tx.ts';

/** A rule of another module about accounts to which no plan is sold, since it would be useless to them. */
export interface BuyerRulePort {
  /** @throws the reason */
  requireServed(tx: Tx, accountId: UserId): Promise<void>;
}

/** Token that matchmaking binds: refuses accounts that could send no request. */
export const BUYER_RULE = Symbol('buyer rule');

/** The requests of a member, which decide about the refund of a renewal. */
export interface SentRequestsPort {
  /** Returns whether the member has sent an interest request since then, whatever became of it. */
  hasSentSince(db: Knex, accountId: UserId, since: Date): Promise<boolean>;
}

/** Token that matchmaking binds: returns whether a member has sent an interest request. */
export const SENT_REQUESTS = Symbol('sent requests');
