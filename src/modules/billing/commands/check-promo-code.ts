import type { Clock } from '#kernel/clock.ts';
import { DomainError } from '#kernel/errors.ts';
import type { UserId } from '#kernel/ids.ts';
import { networkOf, type Limits } from '#kernel/limits.ts';
import { penceOf, type Pence } from '#kernel/money.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { PlanId } from '#kernel/ids.ts';
import type { Plans } from '../domain/plan.ts';
import {
  discountOn,
  LEAST_CHARGE,
  normalCode,
  requireUsable,
  type PromoCode,
  type PromoCodes,
} from '../domain/promo-code.ts';
import { billingLimits } from '../limits.ts';

interface Ports {
  uow: UnitOfWork;
  clock: Clock;
  limits: Limits;
  plans: Plans;
  promoCodes: PromoCodes;
}

/** What a code would take off a plan; nothing is reserved. Tries are slowed: a code may be guessed. */
export class CheckPromoCode {
  private readonly ports: Ports;
  constructor(ports: Ports) {
    this.ports = ports;
  }

  /** Throws `billing.plan-unknown`, `billing.nothing-to-pay`, or why the code gives nothing. */
  async execute(
    { code, planId }: { code: string; planId: PlanId },
    by: { accountId: UserId | null; address: string },
  ): Promise<{ promo: PromoCode; amountOff: Pence; amountDue: Pence }> {
    const { uow, clock, limits, plans, promoCodes } = this.ports;
    await limits.take(billingLimits['promo codes tried from an address'], networkOf(by.address));
    return uow.run(async (tx) => {
      const plan = await plans.find(tx, planId);
      if (!plan || !plan.isOffered) throw new DomainError('billing.plan-unknown');
      const promo = await promoCodes.find(tx, normalCode(code));
      const uses = promo ? await promoCodes.usesOf(tx, promo, by.accountId) : { count: 0, byAccount: false };
      requireUsable(promo, uses, { planId, at: clock.now() });
      const amountOff = discountOn(plan.price, promo);
      const amountDue = penceOf(plan.price - amountOff);
      if (amountDue < LEAST_CHARGE) throw new DomainError('billing.nothing-to-pay');
      return { promo, amountOff, amountDue };
    });
  }
}
