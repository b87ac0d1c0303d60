import { DomainError } from '#kernel/errors.ts';
import type { BuyerRulePort } from '../billing/ports.ts';
import { mayBuyPlan } from './domain/buyer.ts';
import type { Profiles } from './domain/profiles.ts';

/** Refuses to sell a plan that would give the buyer nothing. */
export const buyerRule = ({ profiles }: { profiles: Profiles }): BuyerRulePort => ({
  async requireServed(tx, accountId) {
    const profile = await profiles.ofAccount(tx, accountId);
    if (!mayBuyPlan(profile)) throw new DomainError('matchmaking.four-wives');
  },
});
