import { z } from 'zod';
import { userId } from '#kernel/contracts/ids.ts';
import { defineEvent } from '#kernel/events.ts';

/**
 * What an account's plans entitle it to from now on, all together: to the best of them until `planUntil`, and to some
 * access until `validUntil`; what goes on in between is told when it begins. `requestLimit` is a month's grant of
 * interest requests; times are ISO 8601, and no end is for ever.
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

/** A plan was paid for, the first time or again. */
export const paymentReceived = defineEvent(
  'billing.payment-received',
  z.object({ accountId: userId, payment: z.uuid() }),
);

/** A payment came for which nobody can be served, and goes back: its time was over, or the address has an account. */
export const paymentReturned = defineEvent(
  'billing.payment-returned',
  z.object({ checkout: z.uuid(), amount: z.number().int().describe('pence') }),
);

/** All of a payment went back to its payer. */
export const paymentRefunded = defineEvent(
  'billing.payment-refunded',
  z.object({ accountId: userId, payment: z.uuid() }),
);

/** The payer's bank took all of a payment back. */
export const paymentChargedBack = defineEvent(
  'billing.payment-taken-back',
  z.object({ accountId: userId, payment: z.uuid() }),
);

/** A payment that was asked back stays where it is. */
export const refundRefused = defineEvent('billing.refund-refused', z.object({ accountId: userId, payment: z.uuid() }));

/** A renewal could not be charged; `attempt` counts from 1. */
export const paymentFailed = defineEvent(
  'billing.payment-failed',
  z.object({ ...ofSubscription, attempt: z.number().int() }),
);

/** It is charged again in a week. */
export const renewalNear = defineEvent('billing.renewal-near', z.object(ofSubscription));

/** It ends with the period that is paid. */
export const subscriptionCancelled = defineEvent('billing.subscription-cancelled', z.object(ofSubscription));

/** It has ended with a renewal that was not paid. */
export const subscriptionEnded = defineEvent('billing.subscription-ended', z.object(ofSubscription));

/** It goes on after all. */
export const subscriptionResumed = defineEvent('billing.subscription-resumed', z.object(ofSubscription));
