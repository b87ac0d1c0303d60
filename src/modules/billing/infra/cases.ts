import type { AuditSubject } from '#kernel/admin/audit-subjects.ts';
import type { CaseSubjectSql } from '#kernel/desk/conflict-of-interest.ts';

export const refundCases: CaseSubjectSql = {
  queue: 'refunds',
  table: 'billing.refund_request',
  concerns: 'account_id = :account',
};

const disputeCases: CaseSubjectSql = {
  queue: 'payment-disputes',
  table: 'billing.payment_dispute',
  concerns: 'account_id = :account',
};

export const caseSubjects = [refundCases, disputeCases];

export const auditSubjects: AuditSubject[] = caseSubjects.map(({ table }) => ({ table, people: ['account_id'] }));
