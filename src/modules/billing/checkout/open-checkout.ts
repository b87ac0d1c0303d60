import { after } from '#kernel/clock.ts';
import { DomainError } from '#kernel/errors.ts';
import type { Language } from '#kernel/i18n/languages.ts';
import { newId } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/tx.ts';
import { UseCase } from '#kernel/use-case.ts';
import { AGREEMENT_VERSION, termsOf, type AgreementWords, type ComposeAgreement } from '../domain/agreement.ts';
import { Checkout, CHECKOUT_LIFE, abandonCheckout } from '../domain/checkout.ts';
import type { SyncCustomer } from '../customer/sync-customer.ts';
import { offerTo, type BuyerId, type OfferInput } from '../domain/offer.ts';
import { OrderRefused, type Order, type PaymentIntent, type StartedPayment } from '../domain/payment-provider.ts';
import type { Plan } from '../domain/plan.ts';
import { RESERVATION_LIFE, type PromoCode } from '../domain/promo-code.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

export interface CheckoutPorts extends Pick<
  UseCasePorts,
  | 'uow'
  | 'clock'
  | 'provider'
  | 'customers'
  | 'agreements'
  | 'checkouts'
  | 'subscriptions'
  | 'payments'
  | 'refunds'
  | 'plans'
  | 'promoCodes'
  | 'signUps'
  | 'outboundJobs'
> {
  syncCustomer: SyncCustomer;
  composeAgreement: ComposeAgreement;
}

/** A plan to buy, and what its buyer says to the agreement. */
export interface CheckoutRequest extends OfferInput {
  /** Undefined if the buyer has not paid yet; false withdraws an earlier request. */
  beginAtOnce?: boolean | undefined;
  language: Language;
}

/** An account, or a sign-up whose account the payment opens; she waits while her guardian is not verified. */
export type Buyer = BuyerId & { email: string; waitsForGuardian: boolean };

/** A checkout whose payment the browser may confirm. */
export interface OpenedCheckout {
  checkout: Checkout;
  plan: Plan;
  agreement: AgreementWords;
  clientSecret: string;
  /** Card of the replaced plan, by which this can be paid too. */
  savedCard: string | null;
}

/** Opens a checkout or continues the open one: a buyer never has two payments to make, even after an interruption. */
export class OpenCheckout extends UseCase<CheckoutPorts> {
  /**
   * @throws billing.plan-unknown, billing.plan-free, billing.plan-running, billing.not-an-upgrade,
   * billing.refund-pending, billing.already-paid, billing.nothing-to-pay, and the reason why the promo code is refused
   */
  async run(buyer: Buyer, wanted: CheckoutRequest): Promise<OpenedCheckout> {
    const { uow, provider, subscriptions } = this.ports;
    const customerId = await this.customerOf(buyer);
    for (let again = true; ; again = false) {
      const { agreement, checkout, plan, savedCard } = await uow.run(async (tx) => {
        const opened = await this.open(tx, buyer, customerId, wanted);
        const { replaces } = opened.checkout.state;
        const savedCard = (replaces && (await subscriptions.find(tx, replaces))?.savedCard) || null;
        return {
          ...opened,
          savedCard,
          agreement: await this.offerAgreement(tx, { ...opened, savedCard }, buyer, wanted),
        };
      });
      const started = checkout.state.payment ?? (await this.start(checkout, plan));
      const intent = started && (await provider.paymentIntent(started.paymentIntentId));
      if (intent?.status === 'unpaid' || intent?.status === 'processing')
        return { checkout, plan, agreement, savedCard, clientSecret: intent.clientSecret };
      await this.close(checkout, intent);
      if (!again) throw new DomainError('common.conflict');
    }
  }

  /** Abandons the buyer's open checkout and its reservation, after applying what was paid meanwhile. */
  async release(buyer: BuyerId): Promise<void> {
    const { uow, customers, checkouts, syncCustomer } = this.ports;
    const customer = await uow.run((tx) => customers.ofBuyer(tx, buyer));
    if (!customer) return;
    await syncCustomer.run(customer.id);
    await uow.run(async (tx) => {
      await customers.find(tx, customer.id);
      const open = await checkouts.openOf(tx, buyer);
      if (open) await abandonCheckout(tx, this.ports, open);
    });
  }

  private async customerOf(buyer: Buyer): Promise<string> {
    const { uow, provider, customers } = this.ports;
    const known = await uow.run((tx) => customers.ofBuyer(tx, buyer));
    if (known) return known.id;
    const buyerId = 'accountId' in buyer ? buyer.accountId : buyer.signUpId;
    const id = await provider.createCustomer({ key: `customer-${buyerId}`, email: buyer.email });
    const accountId = 'accountId' in buyer ? buyer.accountId : null;
    const signUpId = 'accountId' in buyer ? null : buyer.signUpId;
    // Idempotent: a parallel request may have added the same customer.
    await uow.run((tx) => customers.add(tx, { id, accountId, signUpId, version: 0 }));
    return id;
  }

  private async open(
    tx: Tx,
    buyer: Buyer,
    customerId: string,
    wanted: OfferInput,
  ): Promise<{ checkout: Checkout; plan: Plan }> {
    const { clock, customers, checkouts } = this.ports;
    const at = clock.now();
    // Serialises requests of a buyer: the first opens, the others continue.
    // A customer who never paid may have been removed at this moment; the next try makes a new one.
    if (!(await customers.find(tx, customerId))) throw new DomainError('common.conflict');
    const { plan, promo, open, reusesOpenCheckout, ...terms } = await offerTo(tx, this.ports, buyer, wanted, at);
    if (open && reusesOpenCheckout) return { checkout: open, plan };
    if (open) await abandonCheckout(tx, this.ports, open);
    if (promo) await this.displaceReservations(tx, promo, at);
    const checkout = Checkout.open({
      id: newId(at),
      accountId: 'accountId' in buyer ? buyer.accountId : null,
      signUpId: 'accountId' in buyer ? null : buyer.signUpId,
      customerId,
      planId: plan.id,
      price: plan.price,
      promoCodeId: promo?.id ?? null,
      ...terms,
      openedAt: at,
    });
    await checkouts.save(tx, checkout);
    return { checkout, plan };
  }

  /** Stores what the buyer reads now, with the request to begin at once. */
  private async offerAgreement(
    tx: Tx,
    { checkout, plan, savedCard }: Pick<OpenedCheckout, 'checkout' | 'plan' | 'savedCard'>,
    { waitsForGuardian }: Buyer,
    { beginAtOnce, language }: CheckoutRequest,
  ): Promise<AgreementWords> {
    const { agreements, clock, composeAgreement } = this.ports;
    const at = clock.now();
    const terms = termsOf(checkout.state, plan);
    const offered = composeAgreement(terms, plan, { language, waitsForGuardian });
    const before = await agreements.find(tx, checkout.state.id);
    const requested = beginAtOnce && offered.beginAtOnce !== null ? { at, words: offered.beginAtOnce } : null;
    await agreements.save(tx, {
      ...terms,
      checkoutId: checkout.state.id,
      textVersion: AGREEMENT_VERSION,
      words: offered.words,
      offeredAt: at,
      offeredCard: savedCard,
      beginAtOnce: beginAtOnce === undefined ? (before?.beginAtOnce ?? null) : requested,
      agreedAt: null,
      refundableUntil: null,
    });
    return offered;
  }

  /**
   * Abandons as many checkouts with a lapsed reservation of the code as this use needs.
   * @throws billing.promo-used-up if those are being paid at this moment
   */
  private async displaceReservations(tx: Tx, promo: PromoCode, at: Date): Promise<void> {
    const { checkouts } = this.ports;
    if (promo.maxUses === null) return;
    const missing = (await checkouts.countWithPromo(tx, promo.id)) + 1 - promo.maxUses;
    if (missing <= 0) return;
    const lapsed = await checkouts.openWithPromo(tx, promo.id, after(at, -RESERVATION_LIFE), missing);
    if (lapsed.length < missing) throw new DomainError('billing.promo-used-up');
    for (const checkout of lapsed) await abandonCheckout(tx, this.ports, checkout);
  }

  /** Returns null if the checkout was abandoned meanwhile. */
  private async start(checkout: Checkout, plan: Plan): Promise<StartedPayment | null> {
    const { uow, provider, checkouts, signUps } = this.ports;
    const { id, customerId, signUpId, price } = checkout.state;
    const order: Order = {
      key: `checkout-${id}`,
      customerId,
      plan: { id: plan.id, code: plan.code, name: plan.name, price, months: plan.months },
      reductions: checkout.reductions,
    };
    try {
      const started = await (plan.months === 0 ? provider.startInvoice(order) : provider.startSubscription(order));
      return await uow.run(async (tx) => {
        const record = await checkouts.find(tx, id);
        if (!record) return null;
        if (record.state.state === 'expired') {
          await abandonCheckout(tx, this.ports, record.started(started));
          return null;
        }
        await checkouts.save(tx, record.started(started));
        if (signUpId) await signUps.extendForPayment(tx, signUpId);
        return started;
      });
    } catch (error) {
      // The provider would refuse this order for ever; the next try is a new order.
      if (error instanceof OrderRefused) await this.expire(checkout);
      throw error;
    }
  }

  /** Applies a payment that was made but not seen yet, or expires a checkout that cannot be paid any more. */
  private async close(checkout: Checkout, intent: PaymentIntent | null): Promise<void> {
    const { syncCustomer } = this.ports;
    if (intent?.status === 'succeeded') {
      await syncCustomer.run(checkout.state.customerId);
      throw new DomainError('billing.already-paid');
    }
    await this.expire(checkout);
  }

  /** Does nothing if the checkout is not open any more. */
  private async expire({ state: { id } }: Checkout): Promise<void> {
    const { uow, checkouts } = this.ports;
    await uow.run(async (tx) => {
      const record = await checkouts.find(tx, id);
      if (record?.state.state === 'open') await checkouts.save(tx, record.expired());
    });
  }
}

/** Checkouts opened before this moment have lapsed. */
export const lapsedBefore = (at: Date): Date => after(at, -CHECKOUT_LIFE);
