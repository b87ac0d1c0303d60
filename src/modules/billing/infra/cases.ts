import type { CaseSubjectSql } from '#kernel/desk/conflict-of-interest.ts';

/** A refund request is a case of the payer. */
export const refundCases: CaseSubjectSql = {
  queue: 'refunds',
  table: 'billing.refund_request',
  concerns: 'account_id = :account',
};
