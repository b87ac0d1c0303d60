export const subscriptionStatuses = ['free', 'active', 'trialing', 'past_due', 'canceled'] as const;

export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

/** Actions on the plan. A listed action is not refused. */
export const planActions = ['buy', 'cancel', 'resume', 'change-card', 'ask-for-refund'] as const;
export type PlanAction = (typeof planActions)[number];

export const listPlans = 'GET /api/subscription-plans';

export const subscriptionStatus = 'GET /api/subscription/status';

export const subscriptionUsage = 'GET /api/subscription/usage';
