import type { z } from 'zod';
import type { Actor } from '#kernel/actor.ts';
import { poundsOf } from '#kernel/values/money.ts';
import { runQuery } from '#kernel/persistence/json-query.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { subscriptionStatus } from '../../billing/contracts/subscription.schema.ts';
import { mayBuyPlan } from '../domain/buyer.ts';
import { OWN_PROFILE } from '../infra/profiles-repository.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

export class ShowSubscription extends UseCase<Pick<UseCasePorts, 'db' | 'clock' | 'billing' | 'allowanceQuery'>> {
  async execute({ userId, role }: Pick<Actor, 'userId' | 'role'>): Promise<z.infer<typeof subscriptionStatus.answer>> {
    const { db, clock, billing, allowanceQuery } = this.ports;
    const now = clock.now();
    const [{ status, plan, expiresAt, paid, granted, ...membership }, allowance, profile] = await Promise.all([
      billing.membershipOf(db, userId),
      runQuery(db, allowanceQuery, { accountId: userId }),
      runQuery(db, OWN_PROFILE, { accountId: userId }),
    ]);
    const mayBuy = role === 'member' && mayBuyPlan(profile);
    return {
      subscriptionStatus: status,
      subscriptionPlan: plan,
      planName: membership.planName,
      subscriptionExpiresAt: timeOf(expiresAt),
      renews: membership.renews,
      requestsRemaining: allowance?.remaining(now) ?? 0,
      resetDate: timeOf(allowance?.nextGrant(now)),
      paid: paid && {
        ...paid,
        price: poundsOf(paid.price),
        expiresAt: timeOf(paid.expiresAt),
        accessUntil: timeOf(paid.accessUntil),
      },
      granted: granted.map((one) => ({ ...one, expiresAt: one.expiresAt.toISOString() })),
      allowedActions: membership.allowedActions.filter((action) => action !== 'buy' || mayBuy),
      plansToBuy: mayBuy ? membership.plansToBuy : [],
      refund: membership.refund && {
        ...membership.refund,
        amount: poundsOf(membership.refund.amount),
        until: timeOf(membership.refund.until),
      },
      agreement: membership.agreement && {
        words: membership.agreement.words,
        begunAtOnceAt: timeOf(membership.agreement.begunAtOnceAt),
      },
      refundRequestedAt: timeOf(membership.refundRequestedAt),
    };
  }
}

const timeOf = (at: Date | null | undefined): string | null => at?.toISOString() ?? null;
