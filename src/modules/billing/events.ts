import { z } from 'zod';
import { userId } from '#kernel/contracts/ids.ts';
import { defineEvent } from '#kernel/events.ts';

/**
 * What an account's plan entitles it to from now on. `requestLimit` is a month's grant of interest requests; times
 * are ISO 8601.
 */
export const entitlementChanged = defineEvent(
  'billing.entitlement-changed',
  z.object({
    accountId: userId,
    planCode: z.string(),
    requestLimit: z.number().int(),
    startsAt: z.iso.datetime(),
    validUntil: z.iso.datetime(),
  }),
);
