import type { AuditSubject } from '#kernel/admin/audit-subjects.ts';
import type { CaseSubjectSql } from '#kernel/desk/conflict-of-interest.ts';

/** A woman's messages to staff are a conflict of interest for any guardian of hers. */
const byWard = (writer: string) => `${writer} = any(:wards)`;
const writtenBy = (writer: string) => `${writer} = :account or ${byWard(writer)}`;

/**
 * The reported person must not learn the reporter; the recipient of a reported message must not read it if withheld.
 */
const REPORTED = `:account in (reported_id, recipient_id) or subject_type = 'guardian' and subject_id = any(:records)`;

/**
 * `:wards` and `:records` are from `CaseParties.guardianships`; a ticket about a guardian has his record as its case.
 */
export const caseSubjects: CaseSubjectSql[] = [
  {
    queue: 'reports',
    table: 'content.report',
    concerns: `${writtenBy('reporter_id')} or ${REPORTED}`,
    confided: byWard('reporter_id'),
  },
  {
    queue: 'support',
    table: 'content.question',
    concerns: `${writtenBy('account_id')}
      or about_queue = 'reports' and about_case in (select id from content.report where ${REPORTED})
      or about_queue = 'users' and about_case = :account
      or about_case = any(:records)`,
    confided: byWard('account_id'),
  },
  {
    queue: 'consultations',
    table: 'content.consultation',
    concerns: writtenBy('account_id'),
    confided: byWard('account_id'),
  },
];

export const auditSubjects: AuditSubject[] = [
  { table: 'content.report', people: ['reported_id', 'reporter_id'] },
  { table: 'content.question', people: ['account_id'] },
  { table: 'content.consultation', people: ['account_id'] },
];
