import { DomainError } from '#kernel/errors.ts';
import type { PlanId, UserId } from '#kernel/values/ids.ts';
import { penceOf, type Pence } from '#kernel/values/money.ts';
import type { Tx } from '#kernel/tx.ts';
import type { Checkout, Checkouts } from './checkout.ts';
import { presentPaymentOf, unusedPart, type Payments } from './payment.ts';
import type { Plan, Plans } from './plan.ts';
import { discountOn, normalCode, requireUsable, type PromoCode, type PromoCodes } from './promo-code.ts';
import type { RefundRequest, RefundRequests } from './refund-request.ts';
import { presentOf, type Subscription, type Subscriptions } from './subscription.ts';

interface Ports {
  checkouts: Checkouts;
  subscriptions: Subscriptions;
  payments: Payments;
  refunds: RefundRequests;
  plans: Plans;
  promoCodes: PromoCodes;
}

/** An account, or the sign-up whose account the payment opens. */
export type BuyerId = { accountId: UserId } | { signUpId: string };

export interface OfferInput {
  planId: PlanId;
  promoCode: string | undefined;
}

export interface Offer extends Pick<Checkout['state'], 'replaces' | 'credited' | 'credit' | 'discount'> {
  plan: Plan;
  promo: PromoCode | null;
  /** The buyer's open checkout, for whatever plan. */
  open: Checkout | null;
  /** True if the open checkout has these terms and is continued. */
  reusesOpenCheckout: boolean;
}

/**
 * Computes the price of a plan for a buyer, less the credit and then the promo discount; used both to ask and
 * to open. A null buyer is unknown.
 * @throws billing.plan-unknown, billing.plan-free, and the reason why the code or the plan is refused
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
    // Otherwise another period has begun or has been paid since.
    open.state.replaces === replaced.replaces &&
    open.state.credited === replaced.credited &&
    open.expiresAt > at;
  if (reusesOpenCheckout) {
    const { credit, discount } = open.state;
    return { plan, promo, ...replaced, credit, discount, open, reusesOpenCheckout };
  }
  if (code !== '') {
    // The buyer's own reservation is released for this checkout.
    const uses = promo
      ? await promoCodes.usesOf(tx, promo, { accountId, except: open, at })
      : { count: 0, byAccount: false };
    requireUsable(promo, uses, { planId, at });
  }
  if (refusal) throw new DomainError(refusal);
  const discount = promo ? discountOn(penceOf(plan.price - replaced.credit), promo) : penceOf(0);
  return { plan, promo, ...replaced, discount, open, reusesOpenCheckout };
}

/** Returns the subscription to replace with the credit for its unused part, or the refusal. */
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
  const [latest, paid] = [all.at(-1), presentPaymentOf(all, at)];
  const refund = latest && (await refunds.ofPayment(tx, latest.id));
  return {
    refusal: refusalToReplace(present, refund?.state ?? null, plan, at),
    replaces: present.state.id,
    credited: paid?.invoiceId ?? null,
    credit: paid ? unusedPart(paid, at) : penceOf(0),
  };
}

/**
 * Returns why a plan cannot replace the present one, or null. A paid one is replaced only by a plan that is dearer than
 * its own price and not during a refund request; after an unpaid renewal any plan can be bought.
 */
export function refusalToReplace(
  present: Subscription | null,
  refundState: RefundRequest['state'] | null,
  plan: { id: PlanId; price: Pence },
  at: Date,
): 'billing.plan-running' | 'billing.not-an-upgrade' | 'billing.refund-pending' | null {
  if (!present?.hasAccessAt(at)) return null;
  if (refundState !== null && refundState !== 'refused') return 'billing.refund-pending';
  if (present.state.planId === plan.id) return 'billing.plan-running';
  return present.state.periodEnd === null || present.state.price >= plan.price ? 'billing.not-an-upgrade' : null;
}
