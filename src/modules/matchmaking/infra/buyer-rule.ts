import { DomainError } from '#kernel/errors.ts';
import type { BuyerRule } from '../../billing/index.ts';
import { mayBuyPlan } from '../domain/buyer.ts';
import { readProfileOf } from './objection-profiles.ts';

/** Whom a plan would give nothing, by the profile. */
export const buyerRule: BuyerRule = {
  async requireMayBuy(tx, accountId) {
    if (!mayBuyPlan(await readProfileOf(tx.db, accountId))) throw new DomainError('matchmaking.four-wives');
  },
};
