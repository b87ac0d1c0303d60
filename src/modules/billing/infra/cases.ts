import type { AuditSubject } from '#kernel/admin/audit-subjects.ts';
import { summarizeQueue, type CaseQueue, type QueuePorts } from '#kernel/desk/case-queue.ts';
import type { CaseWordsSql } from '#kernel/desk/case-words.ts';
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

/** Why a member wants the money back is private words of hers to the staff. */
export const caseWords: CaseWordsSql[] = [
  {
    queue: refundCases.queue,
    table: refundCases.table,
    subjectType: 'refund',
    authors: ['account_id'],
    wordless: 'reason is null',
  },
];

export const auditSubjects: AuditSubject[] = caseSubjects.map(({ table }) => ({ table, people: ['account_id'] }));

/** The queues of requested refunds, and of disputed payments to whose banks staff have not responded. */
export const pendingCases = (ports: QueuePorts): CaseQueue[] => [
  {
    execute(reader) {
      const cases = ports.db('billing.refund_request').where({ state: 'requested' });
      return summarizeQueue(ports, 'refunds', { cases, since: 'requested_at' }, reader);
    },
  },
  {
    execute(reader) {
      const cases = ports.db('billing.payment_dispute').where({ response: null, outcome: null });
      return summarizeQueue(ports, 'payment-disputes', { cases, since: 'opened_at' }, reader);
    },
  },
];
