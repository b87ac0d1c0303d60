import type { Knex } from 'knex';
import type { SubscriptionStatus } from './contracts/subscription.ts';
import type { UserId } from '#kernel/ids.ts';
import type { Tx } from '#kernel/unit-of-work.ts';

/** What an account is subscribed to at a moment. */
export interface CurrentSubscription {
  status: SubscriptionStatus;
  /** Code of the plan: free, monthly, six_month, lifetime, or of one that an admin made. */
  plan: string;
  /** When it ends or is charged again; null is for ever. */
  expiresAt: Date | null;
  /** Whether it gives access now: one that is past due does for a while, and the free plan never. */
  hasAccess: boolean;
  /** Whether it is charged again then; complimentary access never is. */
  renews: boolean;
}

/** What other modules may ask of billing. */
export interface BillingFacade {
  /** The account's subscription as it stands now; `free` where there is none that is current. */
  subscriptionOf(db: Knex, accountId: UserId): Promise<CurrentSubscription>;
}

/** Another module knows of whom no payment is taken, since the plan would be of no use to them. */
export interface BuyerRule {
  /** Throws with the reason. */
  requireServed(tx: Tx, accountId: UserId): Promise<void>;
}

export const BILLING = Symbol('billing');
/** Bound by matchmaking: who could send no request in any case. */
export const BUYER_RULE = Symbol('buyer rule');
