import type { createUpgradeCheckout } from '#modules/billing/contracts/checkout.ts';
import type { z } from 'zod';

/** A checkout that the server opened: what is to be paid, and what it is confirmed with. */
export type Checkout = z.output<(typeof createUpgradeCheckout)['answer']>;

/** What the form for a card needs, of a payment or of a new card alone. */
export type OpenedCheckout = Pick<Checkout, 'clientSecret' | 'publishableKey' | 'script'>;
