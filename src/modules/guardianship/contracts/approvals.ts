export const approvalTypes = ['interest_request', 'message', 'stage', 'topic'] as const;
export type ApprovalType = (typeof approvalTypes)[number];
export const decisionActions = ['approve', 'decline'] as const;
export type DecisionAction = (typeof decisionActions)[number];
/** A guardian's concern about a message that he declines; the staff then look at it. */
export const concerns = ['threat', 'money'] as const;
export type Concern = (typeof concerns)[number];

export const listPendingApprovals = 'GET /api/guardian/pending-approvals';
export const getPendingApproval = 'GET /api/guardian/pending-approvals/:id';

export const respondToApproval = 'POST /api/guardian/pending-approvals/:id/respond';
export const listDecisions = 'GET /api/guardian/decisions';
export const guardianHistory = 'GET /api/guardian/history';
