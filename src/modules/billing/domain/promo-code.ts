import { MINUTE } from '#kernel/clock.ts';
import { plainCode } from '#kernel/contracts/plain-text.ts';
import { DomainError } from '#kernel/errors.ts';
import type { PlanId, UserId } from '#kernel/values/ids.ts';
import { penceOf, type Pence } from '#kernel/values/money.ts';
import type { Tx } from '#kernel/tx.ts';
import type { Checkout } from './checkout.ts';

export interface PromoCode {
  id: number;
  /** In capitals. */
  code: string;
  discountType: 'percentage' | 'fixed';
  /** Percent, or pence. */
  discountValue: number;
  validFrom: Date;
  /** Inclusive. */
  validUntil: Date;
  /** Null is unlimited. */
  maxUses: number | null;
  /** Empty means every plan. */
  applicablePlans: PlanId[];
  isActive: boolean;
}

/** Codes are compared in capitals, without surrounding spaces. */
export const normalCode = plainCode;

/** Time for which a begun payment reserves a use of its code; afterwards a later buyer may take the use. */
export const RESERVATION_LIFE = 15 * MINUTE;

/** Number of uses and reservations of a code, and whether this account is among them. */
export interface PromoUses {
  count: number;
  byAccount: boolean;
}

/** @throws the reason why the code gives nothing: unknown, not valid now or for the plan, or used up */
export function requireUsable(
  promo: PromoCode | null,
  uses: PromoUses,
  { planId, at }: { planId: PlanId; at: Date },
): asserts promo is PromoCode {
  if (!promo || !promo.isActive || promo.validFrom > at) throw new DomainError('billing.promo-unknown');
  if (promo.validUntil < at) throw new DomainError('billing.promo-ended');
  if (promo.applicablePlans.length > 0 && !promo.applicablePlans.includes(planId))
    throw new DomainError('billing.promo-other-plan');
  if (uses.byAccount) throw new DomainError('billing.promo-used');
  if (promo.maxUses !== null && uses.count >= promo.maxUses) throw new DomainError('billing.promo-used-up');
}

/** Discount on an amount: a percentage is rounded to the nearest penny, half a penny in the payer's favour. */
export function discountOn(amount: Pence, { discountType, discountValue }: PromoCode): Pence {
  const off = discountType === 'fixed' ? discountValue : Math.floor((amount * discountValue + 50) / 100);
  return penceOf(Math.min(off, amount));
}

export interface PromoCodes {
  /** By its normal form; locked until the transaction ends, so that only one of two buyers gets the last use. */
  find(tx: Tx, code: string): Promise<PromoCode | null>;
  /** Uses at a moment, without this checkout's own reservation. */
  usesOf(
    tx: Tx,
    promo: PromoCode,
    buyer: { accountId: UserId | null; except: Checkout | null; at: Date },
  ): Promise<PromoUses>;
}
