import type { StripeAccess } from '#kernel/kernel.ts';

/** Settings of the provider's script in the browser; without a script of its own, Stripe's is used. */
export interface BrowserAccess {
  publishableKey: string;
  script: string | null;
}

export const browserAccess = (stripe: StripeAccess | null): BrowserAccess => ({
  publishableKey: stripe?.publishableKey ?? '',
  script: stripe?.at ? '/dev/stripe/stripe.js' : null,
});
