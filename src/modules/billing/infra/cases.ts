import type { CaseSubjectSql } from '#kernel/desk/conflict-of-interest.ts';

export const refundCases: CaseSubjectSql = {
  queue: 'refunds',
  table: 'billing.refund_request',
  concerns: 'account_id = :account',
};
