export const SUPPORT_MAX = 2000;
export const questionStates = ['open', 'answered', 'closed'] as const;

/** Queues with resolved cases for which another review can be requested. */
export const appealQueues = ['reports', 'refunds', 'guardian-disputes', 'guardian-checks'] as const;
/** Also a disabled account, whose owner writes without signing in. */
export const reviewedQueues = [...appealQueues, 'users'] as const;
export type ReviewedQueue = (typeof reviewedQueues)[number];

export const createSupportTicket = 'POST /api/support';
export const listQuestions = 'GET /api/support';
