import type { Knex } from 'knex';
import type { UserId } from '#kernel/ids.ts';

/** What an account is subscribed to at a moment. */
export interface CurrentSubscription {
  status: 'free' | 'active';
  /** Code of the plan: free, monthly, six_month, lifetime, or of one that an admin made. */
  plan: string;
  expiresAt: Date | null;
  /** Whether it is charged again then; complimentary access never is. */
  renews: boolean;
}

/** What other modules may ask of billing. */
export interface BillingFacade {
  /** The account's subscription as it stands now; `free` where there is none that is current. */
  subscriptionOf(db: Knex, accountId: UserId): Promise<CurrentSubscription>;
}

export const BILLING = Symbol('billing');
