import { DomainError } from '#kernel/errors.ts';
import type { PlanId, UserId } from '#kernel/values/ids.ts';
import { penceOf } from '#kernel/values/money.ts';
import type { Tx } from '#kernel/unit-of-work.ts';
import type { Checkout, Checkouts } from './checkout.ts';
import { firstOf, presentPaymentOf, unusedOf, type Payments } from './payment.ts';
import type { Plan, Plans } from './plan.ts';
import { discountOn, normalCode, requireUsable, type PromoCode, type PromoCodes } from './promo-code.ts';
import type { RefundRequests } from './refund-request.ts';
import { presentOf, refusalToReplace, type Subscriptions } from './subscription.ts';

interface Ports {
  checkouts: Checkouts;
  subscriptions: Subscriptions;
  payments: Payments;
  refunds: RefundRequests;
  plans: Plans;
  promoCodes: PromoCodes;
}

/** By what a buyer is known: an account, or the sign-up whose account the payment makes. */
export type BuyerId = { accountId: UserId } | { signUpId: string };

export interface OfferInput {
  planId: PlanId;
  promoCode: string | undefined;
}

/** What a plan costs somebody at a moment. */
export interface Offer extends Pick<Checkout['state'], 'replaces' | 'credited' | 'credit' | 'discount'> {
  plan: Plan;
  promo: PromoCode | null;
  /** The checkout that the buyer has open, whatever it is for. */
  open: Checkout | null;
  /** Whether that one is for this, and is gone on with. */
  reusesOpenCheckout: boolean;
}

/**
 * What a plan costs a buyer now, less what is credited and then what a code takes off: the same when
 * it is asked and when it is opened. Null is a buyer of whom nothing is known. Throws `billing.plan-unknown`,
 * `billing.plan-free`, why the promo code gives nothing, or why the plan is not sold to this buyer.
 */
export async function offerTo(
  tx: Tx,
  ports: Ports,
  buyer: BuyerId | null,
  { planId, promoCode }: OfferInput,
  at: Date,
): Promise<Offer> {
  const { checkouts, plans, promoCodes } = ports;
  const plan = await plans.find(tx, planId);
  if (!plan || !plan.isOffered) throw new DomainError('billing.plan-unknown');
  if (plan.price === 0) throw new DomainError('billing.plan-free');
  const code = promoCode === undefined ? '' : normalCode(promoCode);
  const promo = code === '' ? null : await promoCodes.find(tx, code);
  const accountId = buyer && 'accountId' in buyer ? buyer.accountId : null;
  const { refusal, ...replaced } = await replacedBy(tx, ports, accountId, plan, at);
  const open = buyer && (await checkouts.openOf(tx, buyer));
  const reusesOpenCheckout =
    open !== null &&
    refusal === null &&
    open.state.planId === planId &&
    open.state.price === plan.price &&
    open.state.promoCodeId === (promo?.id ?? null) &&
    (code === '' || promo !== null) &&
    // Since then no other period has begun, nor been paid for.
    open.state.replaces === replaced.replaces &&
    open.state.credited === replaced.credited &&
    open.expiresAt > at;
  if (reusesOpenCheckout) {
    const { credit, discount } = open.state;
    return { plan, promo, ...replaced, credit, discount, open, reusesOpenCheckout };
  }
  if (code !== '') {
    // What the buyer has reserved himself is given up for this.
    const uses = promo
      ? await promoCodes.usesOf(tx, promo, { accountId, except: open, at })
      : { count: 0, byAccount: false };
    requireUsable(promo, uses, { planId, at });
  }
  if (refusal) throw new DomainError(refusal);
  const discount = promo ? discountOn(penceOf(plan.price - replaced.credit), promo) : penceOf(0);
  return { plan, promo, ...replaced, discount, open, reusesOpenCheckout };
}

/** What the plan takes the place of, and what is credited for its unused part, or why it may not. */
async function replacedBy(
  tx: Tx,
  { subscriptions, payments, refunds }: Ports,
  accountId: UserId | null,
  plan: Plan,
  at: Date,
): Promise<Pick<Offer, 'replaces' | 'credited' | 'credit'> & { refusal: ReturnType<typeof refusalToReplace> }> {
  const present = accountId === null ? null : presentOf(await subscriptions.ofAccount(tx, accountId));
  if (!present) return { refusal: null, replaces: null, credited: null, credit: penceOf(0) };
  const all = await payments.ofSubscription(tx, present.state.id);
  const [first, paid] = [firstOf(all), presentPaymentOf(all, at)];
  const refund = first && (await refunds.ofPayment(tx, first.id));
  return {
    refusal: refusalToReplace(present, refund?.state ?? null, plan, at),
    replaces: present.state.id,
    credited: paid?.invoiceId ?? null,
    credit: paid ? unusedOf(paid, at) : penceOf(0),
  };
}
