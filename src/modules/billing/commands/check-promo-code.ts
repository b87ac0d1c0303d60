import { DomainError } from '#kernel/errors.ts';
import type { PlanId, UserId } from '#kernel/values/ids.ts';
import { networkOf } from '#kernel/limits.ts';
import type { Pence } from '#kernel/values/money.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { PaidSignUps } from '../../identity/index.ts';
import { amountDueOf, requireCharge } from '../domain/checkout.ts';
import type { CheckoutPorts } from '../checkout/open-checkout.ts';
import { offerTo, type BuyerId } from '../domain/offer.ts';
import type { PromoCode } from '../domain/promo-code.ts';
import { billingLimits } from '../limits.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

interface Ports
  extends
    Pick<CheckoutPorts, 'customers' | 'checkouts' | 'subscriptions' | 'payments' | 'refunds' | 'plans' | 'promoCodes'>,
    Pick<UseCasePorts, 'uow' | 'clock' | 'limits'> {
  signUps: Pick<PaidSignUps, 'ofHandle'>;
}
interface Asker {
  accountId: UserId | null;
  /** Handle of the sign-up cookie. */
  handle: string | undefined;
  address: string;
}

/**
 * Returns what a code would take off a plan, exactly as its checkout would; reserves nothing. Tries are rate-limited,
 * since codes could be guessed.
 */
export class CheckPromoCode extends UseCase<Ports> {
  /** @throws billing.nothing-to-pay, and the reason why the plan cannot be bought with the code */
  async execute(
    { code: promoCode, planId }: { code: string; planId: PlanId },
    asker: Asker,
  ): Promise<{ promo: PromoCode; amountOff: Pence; amountDue: Pence }> {
    const { uow, clock, limits, customers } = this.ports;
    await limits.consume(billingLimits['promo codes tried from an address'], networkOf(asker.address));
    const buyer = await this.buyerOf(asker);
    return uow.run(async (tx) => {
      // Waits for a parallel transaction that is applying one of the buyer's payments.
      if (buyer) await customers.ofBuyer(tx, buyer);
      const offer = await offerTo(tx, this.ports, buyer, { planId, promoCode }, clock.now());
      const { plan, promo, discount: amountOff } = offer;
      if (!promo) throw new DomainError('billing.promo-unknown');
      const amountDue = amountDueOf({ ...offer, price: plan.price });
      requireCharge(amountDue);
      return { promo, amountOff, amountDue };
    });
  }

  private async buyerOf({ accountId, handle }: Asker): Promise<BuyerId | null> {
    if (accountId !== null) return { accountId };
    const signUp = await this.ports.signUps.ofHandle(handle);
    return signUp && { signUpId: signUp.id };
  }
}
