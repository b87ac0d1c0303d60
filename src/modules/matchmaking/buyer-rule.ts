import { DomainError } from '#kernel/errors.ts';
import type { BuyerRule } from '../billing/index.ts';
import { mayBuyPlan } from './domain/buyer.ts';
import type { Profiles } from './domain/profile.ts';

/** No plan is sold to whom it would give nothing. */
export const buyerRule = ({ profiles }: { profiles: Profiles }): BuyerRule => ({
  async requireServed(tx, accountId) {
    const profile = await profiles.ofAccount(tx, accountId);
    if (!mayBuyPlan(profile)) throw new DomainError('matchmaking.four-wives');
  },
});
