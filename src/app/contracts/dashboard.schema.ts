import { z } from 'zod';
import { endpoint } from '#kernel/contracts/endpoint.ts';
import { subscriptionStatuses } from '#modules/billing/contracts/subscription.ts';
import * as address from './dashboard.ts';

export const dashboardStats = endpoint(address.dashboardStats, {
  summary: "The figures of the member's dashboard",
  access: 'member',
  answer: z.object({
    profileCompletion: z.number().int().min(0).max(100),
    pendingRequests: z.number().int().describe("received requests that wait for the member's response"),
    acceptedMatches: z.number().int(),
    unreadMessages: z.number().int(),
    requestsRemaining: z.number().int(),
    subscriptionStatus: z.enum(subscriptionStatuses),
    subscriptionPlan: z.string(),
  }),
});
