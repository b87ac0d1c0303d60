import type { createUpgradeCheckout } from '#modules/billing/contracts/checkout.ts';
import type { z } from 'zod';

/** A checkout opened by the server: the amounts, and the secret to confirm it. */
export type Checkout = z.output<(typeof createUpgradeCheckout)['answer']>;

/** The data of the card form, for a payment or only a new card. */
export type OpenedCheckout = Pick<Checkout, 'clientSecret' | 'publishableKey' | 'script'>;
