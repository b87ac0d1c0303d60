import type { CaseSubjectSql } from '#kernel/desk/conflict-of-interest.ts';

/** Whoever asked to be given a payment back. */
export const refundCases: CaseSubjectSql = {
  queue: 'refunds',
  table: 'billing.refund_request',
  concerns: 'account_id = :account',
};
