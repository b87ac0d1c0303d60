import type { StripeAccess } from '#kernel/kernel.ts';

const DASHBOARD = 'https://dashboard.stripe.com';

export interface ProviderPages {
  stripe: Pick<StripeAccess, 'secretKey' | 'at'> | null;
}

/** Address of a payment in the provider's dashboard; null for the stand-in, which has none. */
export function linkAtProvider(stripe: ProviderPages['stripe'], paymentIntent: string): string | null {
  if (stripe === null || stripe.at !== null) return null;
  const isTest = stripe.secretKey.startsWith('sk_test');
  return [DASHBOARD, isTest && 'test', 'payments', paymentIntent].filter(Boolean).join('/');
}
