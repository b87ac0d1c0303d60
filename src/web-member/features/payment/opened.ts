import type { createUpgradeCheckout } from '#modules/billing/contracts/checkout.ts';
import type { AnswerOf } from '../../../web-shared/server/contracts.ts';

/** A checkout opened by the server: the amounts, and the secret to confirm it. */
export type Checkout = AnswerOf<typeof createUpgradeCheckout>;

/** The data of the card form, for a payment or only a new card. */
export type OpenedCheckout = Pick<Checkout, 'clientSecret' | 'publishableKey' | 'script'>;
