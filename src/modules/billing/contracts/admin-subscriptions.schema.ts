import { z } from 'zod';
import { isoTime, numericId, opaqueId } from '#kernel/contracts/fields.ts';
import { planId, userId } from '#kernel/contracts/ids.ts';
import { adminListEndpoint } from '#kernel/contracts/list.ts';

const statuses = ['active', 'trialing', 'past_due', 'canceled'] as const;

/** A running plan of an account, paid for or granted. */
export const subscriptionRecord = z.object({
  id: opaqueId,
  userId: opaqueId,
  planId: numericId,
  planCode: z.string(),
  plan: z.string(),
  isGift: z.boolean().describe('complimentary access'),
  status: z.enum(statuses),
  isAwaitingGuardian: z.boolean().describe('paid, and begins when her guardian is verified'),
  price: z
    .string()
    .describe("the subscriber's own price of each period in decimal pounds, which may differ from the plan's"),
  since: isoTime,
  renewsAt: isoTime.nullable().describe('null if it ends, or while the last renewal is unpaid'),
  endsAt: isoTime
    .nullable()
    .describe('end of access, for a failed renewal unless it is paid before; null if it renews or does not end'),
});
export type SubscriptionRecord = z.infer<typeof subscriptionRecord>;

export const listSubscriptions = adminListEndpoint({
  path: '/api/admin/subscriptions',
  summary: 'Running subscriptions and complimentary access',
  access: 'staff',
  duties: ['money'],
  record: subscriptionRecord,
  sorts: ['id', 'plan', 'status', 'price', 'since', 'renewsAt', 'endsAt'],
  exported: ['id', 'userId', 'plan', 'status', 'isGift', 'price', 'since', 'renewsAt', 'endsAt'],
  filter: z.object({
    userId: userId.optional(),
    planId: planId.optional(),
    status: z.enum(statuses).optional(),
    isGift: z.boolean().optional(),
  }),
});
