import { z } from 'zod';
import { adminVerb } from '#kernel/contracts/admin-verb.ts';
import { endpoint } from '#kernel/contracts/endpoint.ts';
import { adminReason, isoDate, isoTime, numericId, opaqueId } from '#kernel/contracts/fields.ts';
import { planId, userId } from '#kernel/contracts/ids.ts';
import { subscriptionStatuses, planActions } from './subscription.ts';
import * as address from './subscription.ts';

export const plan = z.object({
  id: numericId,
  name: z.string(),
  description: z.string(),
  price: z.string().describe('decimal pounds, for example 15.99'),
  currency: z.string(),
  duration: z.number().int().describe('months; 0 is for ever'),
  features: z.array(z.string()),
  requestLimit: z.number().int().describe('interest requests a month'),
  isActive: z.boolean(),
  isFlashSale: z.boolean(),
  displayOrder: z.number().int(),
});
/** A plan with its tag: the most sold one by its sales, or only our suggestion. */
const offeredPlan = plan.extend({ tag: z.enum(['popular', 'suggestion']).nullable() });
export type Plan = z.infer<typeof offeredPlan>;
export const listPlans = endpoint(address.listPlans, {
  summary: 'Plans on offer',
  access: 'public',
  answer: z.array(offeredPlan),
});

export const paidPlan = z.object({
  planName: z.string(),
  status: z.enum(subscriptionStatuses),
  price: z.string().describe('price of each period, in decimal pounds'),
  duration: z.number().int().describe('months of a period; 0 is for ever'),
  card: z.string().nullable().describe('brand and last digits of the card of the next charge'),
  expiresAt: isoTime.nullable().describe('when it ends or renews; null if it does not end'),
  renews: z.boolean(),
  isAwaitingGuardian: z
    .boolean()
    .describe('the period begins when her guardian is verified; no date is known until then'),
  accessUntil: isoTime.nullable(),
  hasAccess: z.boolean(),
});

export const subscriptionStatus = endpoint(address.subscriptionStatus, {
  summary: "The member's plan, the allowed actions, and the remaining allowance",
  access: 'member',
  answer: z.object({
    subscriptionStatus: z.enum(subscriptionStatuses),
    subscriptionPlan: z.string().describe('free, monthly, six_month, lifetime, or the code of a plan made by an admin'),
    planName: z.string(),
    subscriptionExpiresAt: isoTime.nullable(),
    renews: z.boolean().describe('true if it is charged again then'),
    requestsRemaining: z.number().int(),
    resetDate: isoTime.nullable(),
    paid: paidPlan.nullable().describe('the paid plan that has not ended; complimentary access may exist in addition'),
    granted: z.array(z.object({ planName: z.string(), expiresAt: isoTime })).describe('complimentary access'),
    allowedActions: z.array(z.enum(planActions)),
    plansToBuy: z.array(planId).describe('plans that the member can buy: neither the present one nor a cheaper one'),
    refund: z
      .object({
        kind: z.enum(['full', 'part', 'later']).describe('later: the staff decide'),
        amount: z.string().describe('decimal pounds: refunded at once, or what the staff decide about'),
        until: isoTime.nullable().describe('last moment for this amount, if one is known'),
        card: z.string().nullable().describe('brand and last digits of the card that was charged'),
        restores: z.string().nullable().describe('name of the plan that comes back with its remaining time'),
      })
      .nullable()
      .describe('what a refund of the latest payment gives back now'),
    agreement: z
      .object({ words: z.array(z.string()), begunAtOnceAt: isoTime.nullable() })
      .nullable()
      .describe('what was agreed when the plan was bought, and when an immediate start was requested'),
    refundRequestedAt: isoTime.nullable().describe('of an undecided request'),
  }),
});

export const subscriptionUsage = endpoint(address.subscriptionUsage, {
  summary: 'Use of the allowance: in this period, by day over 30 days, and the latest requests',
  access: 'member',
  answer: z.object({
    totalRequests: z.number().int().describe('granted in this period: used and remaining requests'),
    usedRequests: z.number().int(),
    remainingRequests: z.number().int(),
    resetDate: isoTime.nullable().describe('time of the next grant'),
    dailyUsage: z.array(z.object({ date: isoDate, requests: z.number().int() })).describe('oldest first; days of UTC'),
    recentActivity: z.array(z.object({ toProfileId: numericId, sentAt: isoTime })).describe('newest first'),
  }),
});

const planGranted = z.object({
  userId: opaqueId,
  subscriptionPlan: z.string(),
  subscriptionStatus: z.enum(subscriptionStatuses),
  subscriptionExpiresAt: isoTime,
});
export type PlanGranted = z.infer<typeof planGranted>;

export const grantPlan = adminVerb({
  path: '/api/admin/users/:id/grant-plan',
  duties: ['money'],
  summary: 'Grants complimentary access, with a reason. Audited',
  fresh: true,
  params: z.object({ id: userId }),
  body: z.object({ planId, months: z.number().int().min(1).max(120), reason: adminReason }),
  answer: planGranted,
});
