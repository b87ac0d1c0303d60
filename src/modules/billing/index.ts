import type { Knex } from 'knex';
import type { PlanAction, SubscriptionStatus } from './contracts/subscription.ts';
import type { PlanId, UserId } from '#kernel/values/ids.ts';
import type { Pence } from '#kernel/values/money.ts';
import type { JsonQuery } from '#kernel/persistence/json-query.ts';
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

/** What an account has of plans in all, and what its holder may do about it at a moment. */
export interface Membership extends CurrentSubscription {
  planName: string;
  /** What was paid for and has not ended. */
  paid: {
    planName: string;
    status: SubscriptionStatus;
    price: Pence;
    expiresAt: Date | null;
    renews: boolean;
    /** It begins, and is counted, when her guardian is verified; until then no day is known. */
    waitsForGuardian: boolean;
    accessUntil: Date | null;
    hasAccess: boolean;
  } | null;
  /** What ends first stands first. */
  granted: { planName: string; expiresAt: Date }[];
  /** By the rules of the commands themselves. */
  allowedActions: PlanAction[];
  plansToBuy: PlanId[];
  refundableUntil: Date | null;
  refundRequestedAt: Date | null;
}

/** What other modules may ask of billing. */
export interface BillingFacade {
  /** The account's subscription as it stands now; `free` where there is none that is current. */
  subscription: JsonQuery<CurrentSubscription>;
  /** Which plan gives these accounts access now, and until when; missing are those whom none gives it. */
  plansOf(db: Knex, accountIds: UserId[]): Promise<Map<UserId, { code: string; endsAt: Date | null }>>;
  membershipOf(db: Knex, accountId: UserId): Promise<Membership>;
  /** Whether this request to be given a payment back is the account's. */
  hasRequestedRefund(db: Knex, accountId: UserId, id: string): Promise<boolean>;
}

/** Another module knows of whom no payment is taken, since the plan would be of no use to them. */
export interface BuyerRule {
  /** Throws with the reason. */
  requireServed(tx: Tx, accountId: UserId): Promise<void>;
}

export const BILLING = Symbol('billing');
/** Bound by matchmaking: who could send no request in any case. */
export const BUYER_RULE = Symbol('buyer rule');
