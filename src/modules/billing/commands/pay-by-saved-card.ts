import type { Actor } from '#kernel/actor.ts';
import { DomainError } from '#kernel/errors.ts';
import { addressIn, type Language } from '#kernel/i18n/languages.ts';
import { UseCase } from '#kernel/use-case.ts';
import { PAYMENT_OUTCOME } from '../contracts/payment-pages.ts';
import { billingLimits } from '../limits.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

interface Ports extends Pick<
  UseCasePorts,
  'uow' | 'limits' | 'provider' | 'customers' | 'checkouts' | 'agreements' | 'subscriptions'
> {
  appUrl: string;
}
interface Options {
  paymentIntentId: string;
  language: Language;
}

/** Pays an open upgrade by the card of the plan that it replaces. */
export class PayBySavedCard extends UseCase<Ports> {
  /**
   * Returns the address of the bank's page if the bank wants to authenticate the payer.
   * @throws common.not-found, common.rate-limited, billing.card-changed and billing.payment-failed
   */
  async execute(
    { userId }: Pick<Actor, 'userId'>,
    { paymentIntentId, language }: Options,
  ): Promise<{ bankAddress: string | null }> {
    const { uow, limits, provider, customers, checkouts, agreements, subscriptions, appUrl } = this.ports;
    await limits.consume(billingLimits['checkouts of a buyer'], userId);
    const { checkout, card, replaced } = await uow.run(async (tx) => {
      // The first lock of a payer's payments (ADR 39).
      await customers.ofBuyer(tx, { accountId: userId });
      const checkout = await checkouts.byPaymentIntent(tx, paymentIntentId);
      if (checkout?.state.accountId !== userId) throw new DomainError('common.not-found');
      const { replaces } = checkout.state;
      const agreement = await agreements.find(tx, checkout.state.id);
      const replaced = replaces === null ? null : await subscriptions.find(tx, replaces);
      return { checkout, card: agreement?.offeredCard, replaced };
    });
    // Paid or closed meanwhile: the page of the outcome says which.
    if (checkout.state.state !== 'open') return { bankAddress: null };
    const subscriptionId = replaced?.state.subscriptionId;
    if (!subscriptionId || !card || replaced.savedCard !== card) throw new DomainError('billing.card-changed');
    const returnTo = appUrl + addressIn(language, PAYMENT_OUTCOME);
    const outcome = await provider.payBySavedCard({ paymentIntentId, subscriptionId, card, returnTo });
    switch (outcome.status) {
      case 'bank':
        return { bankAddress: outcome.address };
      case 'taken':
        return { bankAddress: null };
      case 'declined':
        throw new DomainError('billing.payment-failed');
      case 'other-card':
        throw new DomainError('billing.card-changed');
    }
  }
}
