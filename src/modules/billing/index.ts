import type { Knex } from 'knex';
import type { PlanAction, SubscriptionStatus } from './contracts/subscription.ts';
import type { PlanId, UserId } from '#kernel/values/ids.ts';
import type { Pence } from '#kernel/values/money.ts';
import type { JsonQuery } from '#kernel/persistence/json-query.ts';

export interface CurrentSubscription {
  status: SubscriptionStatus;
  /** Code of the plan: free, monthly, six_month, lifetime, or one that an admin made. */
  plan: string;
  /** When it ends or renews; null is for ever. */
  expiresAt: Date | null;
  /** True with access now, including the grace of a past-due plan; never for the free plan. */
  hasAccess: boolean;
  /** Says whether it is charged again at `expiresAt`; never for complimentary access. */
  renews: boolean;
}

/** A refund at once, or by a decision of the staff if it is `later`. */
export interface OfferedRefund {
  kind: 'full' | 'part' | 'later';
  amount: Pence;
  until: Date | null;
  /** The card that was charged. */
  card: string | null;
  /** Name of the plan that comes back if this upgrade is refunded. */
  restores: string | null;
}

/** All plans of an account, and what its holder may do about them. */
export interface Membership extends CurrentSubscription {
  planName: string;
  /** The paid plan that has not ended. */
  paid: {
    planName: string;
    status: SubscriptionStatus;
    price: Pence;
    /** Months of a period; 0 is for ever. */
    duration: number;
    /** The card of the next charge. */
    card: string | null;
    expiresAt: Date | null;
    renews: boolean;
    /** The period begins when her guardian is verified; no date is known until then. */
    isAwaitingGuardian: boolean;
    accessUntil: Date | null;
    hasAccess: boolean;
  } | null;
  /** The one that ends first comes first. */
  granted: { planName: string; expiresAt: Date }[];
  /** By the same rules as the commands. */
  allowedActions: PlanAction[];
  plansToBuy: PlanId[];
  /** The refund of the latest payment if its payer asks now; null if nothing is left. */
  refund: OfferedRefund | null;
  refundRequestedAt: Date | null;
  /** The agreement of the present plan. */
  agreement: { words: string[]; begunAtOnceAt: Date | null } | null;
}

export interface BillingFacade {
  subscription: JsonQuery<CurrentSubscription>;
  /** The plan that gives each of these accounts access now, and its end; accounts without access are missing. */
  plansOf(db: Knex, accountIds: UserId[]): Promise<Map<UserId, { code: string; endsAt: Date | null }>>;
  membershipOf(db: Knex, accountId: UserId): Promise<Membership>;
  hasRequestedRefund(db: Knex, accountId: UserId, id: string): Promise<boolean>;
}

export const BILLING = Symbol('billing');
