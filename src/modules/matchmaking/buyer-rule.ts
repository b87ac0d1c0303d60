import { DomainError } from '#kernel/errors.ts';
import type { BuyerRule } from '../billing/index.ts';
import type { Profiles } from './domain/profile.ts';

/** Whoever is married to four wives could ask nobody: no plan is sold to him (decisions 3.12). */
export const buyerRule = ({ profiles }: { profiles: Profiles }): BuyerRule => ({
  async requireServed(tx, accountId) {
    const profile = await profiles.ofAccount(tx, accountId);
    if (profile?.hasFourWives) throw new DomainError('matchmaking.four-wives');
  },
});
