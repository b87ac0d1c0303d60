import { timingSafeEqual } from 'node:crypto';
import { DomainError } from '#kernel/errors.ts';
import type { UserId } from '#kernel/values/ids.ts';
import { networkOf } from '#kernel/limits.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { Checkout } from '../domain/checkout.ts';
import type { SyncCustomer } from '../customer/sync-customer.ts';
import { billingLimits } from '../limits.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

interface Ports extends Pick<UseCasePorts, 'uow' | 'limits' | 'provider' | 'checkouts'> {
  syncCustomer: SyncCustomer;
}
interface Options {
  paymentIntentId: string;
  /** Proof of being the payer, which the provider adds to the return address. */
  clientSecret?: string | undefined;
}

/** Queries the provider whether the payment came after the payer returned; the address is never trusted. Idempotent. */
export class VerifyPayment extends UseCase<Ports> {
  /**
   * `buyer` is the signed-in account; null for a sign-up, which has no account yet.
   * @throws common.not-found and billing.payment-failed
   * @throws billing.payment-returned if the payment came but could not be served
   */
  async execute(
    { paymentIntentId, clientSecret }: Options,
    { buyer, address }: { buyer: UserId | null; address: string },
  ): Promise<'succeeded' | 'processing'> {
    const { uow, limits, provider, checkouts, syncCustomer } = this.ports;
    await limits.consume(billingLimits['payments requested from an address'], networkOf(address));
    const find = () => uow.run((tx) => checkouts.byPaymentIntent(tx, paymentIntentId));
    const checkout = await find();
    const isTheirs =
      checkout && (buyer === null ? checkout.state.signUpId !== null : checkout.state.accountId === buyer);
    if (!isTheirs) throw new DomainError('common.not-found');
    const intent = await provider.paymentIntent(paymentIntentId);
    if (!intent || (clientSecret !== undefined && !isSame(clientSecret, intent.clientSecret)))
      throw new DomainError('common.not-found');
    if (checkout.state.state === 'open' && intent.status === 'processing') return 'processing';
    if (checkout.state.state !== 'paid' && intent.status !== 'succeeded')
      throw new DomainError('billing.payment-failed');
    if (checkout.state.state === 'open') await syncCustomer.run(checkout.state.customerId);
    return outcomeOf(await find());
  }
}

function outcomeOf(checkout: Checkout | null): 'succeeded' | 'processing' {
  const state = checkout?.state.state;
  if (state === 'paid') return 'succeeded';
  if (state === 'open') return 'processing';
  throw new DomainError('billing.payment-returned');
}

const isSame = (given: string, expected: string): boolean => {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
};
