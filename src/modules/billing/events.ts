import { z } from 'zod';
import { userId } from '#kernel/contracts/ids.ts';
import { defineEvent } from '#kernel/events.ts';

/**
 * The entitlement of an account from all its plans: the best of them until `planUntil`, and some access until
 * `validUntil`; each change in between is published when it happens. `requestLimit` is granted a month; times are ISO
 * 8601, null is for ever.
 */
export const entitlementChanged = defineEvent(
  'billing.entitlement-changed',
  z.object({
    accountId: userId,
    planCode: z.string(),
    requestLimit: z.number().int(),
    planUntil: z.iso.datetime().nullable(),
    startsAt: z.iso.datetime(),
    validUntil: z.iso.datetime().nullable(),
  }),
);

const ofSubscription = { accountId: userId, subscription: z.uuid() };

/** A plan was paid for, first or again. */
export const paymentReceived = defineEvent(
  'billing.payment-received',
  z.object({ accountId: userId, payment: z.uuid() }),
);

/** A payment came too late or for an address that has an account, and is refunded. */
export const paymentReturned = defineEvent(
  'billing.payment-returned',
  z.object({ checkout: z.uuid(), amount: z.number().int().describe('pence') }),
);

export const paymentRefunded = defineEvent(
  'billing.payment-refunded',
  z.object({ accountId: userId, payment: z.uuid() }),
);

/** The payer's bank took all of a payment back. */
export const paymentChargedBack = defineEvent(
  'billing.payment-taken-back',
  z.object({ accountId: userId, payment: z.uuid() }),
);

/** A payer disputes a payment at his bank. */
export const paymentDisputed = defineEvent(
  'billing.payment-disputed',
  z.object({ accountId: userId, dispute: z.uuid() }),
);

export const refundRefused = defineEvent('billing.refund-refused', z.object({ accountId: userId, payment: z.uuid() }));

/** A renewal could not be charged; `attempt` counts from 1. */
export const paymentFailed = defineEvent(
  'billing.payment-failed',
  z.object({ ...ofSubscription, attempt: z.number().int() }),
);

/** It renews in a week. */
export const renewalNear = defineEvent('billing.renewal-near', z.object(ofSubscription));

/** It ends with the paid period. */
export const subscriptionCancelled = defineEvent('billing.subscription-cancelled', z.object(ofSubscription));

/** It ended because a renewal was not paid. */
export const subscriptionEnded = defineEvent('billing.subscription-ended', z.object(ofSubscription));

export const subscriptionResumed = defineEvent('billing.subscription-resumed', z.object(ofSubscription));
