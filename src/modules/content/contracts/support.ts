export const SUPPORT_MAX = 2000;
export const questionStates = ['open', 'reply_requested', 'answered', 'closed'] as const;
export type QuestionState = (typeof questionStates)[number];
/** Notes are for the staff only. */
export type TicketMessageKind = 'message' | 'question' | 'answer' | 'note';

/** Queues with resolved cases for which another review can be requested. */
export const appealQueues = ['reports', 'refunds', 'guardian-disputes', 'guardian-checks'] as const;
/** Also a disabled account, whose owner writes without signing in. */
export const reviewedQueues = [...appealQueues, 'users'] as const;
export type ReviewedQueue = (typeof reviewedQueues)[number];

export const createSupportTicket = 'POST /api/support';
export const addSupportMessage = 'POST /api/support/:id/messages';
export const readSupportTicket = 'POST /api/support/:id/read';
export const listQuestions = 'GET /api/support';
