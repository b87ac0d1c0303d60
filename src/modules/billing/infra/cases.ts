import type { AuditSubject } from '#kernel/admin/audit-subjects.ts';
import type { CaseSubjectSql } from '#kernel/desk/conflict-of-interest.ts';

export const refundCases: CaseSubjectSql = {
  queue: 'refunds',
  table: 'billing.refund_request',
  concerns: 'account_id = :account',
};

export const auditSubjects: AuditSubject[] = [{ table: refundCases.table, people: ['account_id'] }];
