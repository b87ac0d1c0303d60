import Stripe from 'stripe';
import type { StripeAccess } from '#kernel/kernel.ts';

/** The client of Stripe, or of the local stand-in if the settings name another host. */
export function stripeClient(
  { secretKey, at }: StripeAccess,
  options: Pick<Stripe.StripeConfig, 'maxNetworkRetries' | 'timeout'> = { maxNetworkRetries: 2, timeout: 20_000 },
): Stripe {
  if (at && /_live_/.test(secretKey)) throw new Error('A live key of Stripe is not given to a stand-in');
  return new Stripe(secretKey, { ...options, telemetry: false, ...at });
}
