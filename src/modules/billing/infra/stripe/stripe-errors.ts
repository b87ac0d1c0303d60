import Stripe from 'stripe';
import { DomainError } from '#kernel/errors.ts';
import { OrderRefused } from '../../domain/payment-provider.ts';

/** Ignores that Stripe does not know an object any more: the act was done, or is unnecessary. */
export const unless =
  (...codes: string[]) =>
  async <T>(call: Promise<T>): Promise<T | null> => {
    try {
      return await call;
    } catch (error) {
      if (error instanceof Stripe.errors.StripeError && codes.includes(error.code ?? '')) return null;
      throw error;
    }
  };
export const unlessMissing = unless('resource_missing');

/** Failures of Stripe or the network are temporary, so the same call may be repeated. */
export async function callStripe<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    const { StripeConnectionError, StripeAPIError, StripeRateLimitError } = Stripe.errors;
    const isConnectionFailure =
      error instanceof StripeConnectionError ||
      error instanceof StripeAPIError ||
      error instanceof StripeRateLimitError;
    throw isConnectionFailure ? new DomainError('billing.provider-away') : error;
  }
}

export function placeOrder<T>(call: () => Promise<T>): Promise<T> {
  return callStripe(async () => {
    try {
      return await call();
    } catch (error) {
      if (error instanceof Stripe.errors.StripeInvalidRequestError)
        throw new OrderRefused(`Stripe refused an order: ${error.code ?? error.type}`);
      throw error;
    }
  });
}
