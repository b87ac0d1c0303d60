import type { CaseSubjectSql } from '#kernel/desk/conflict-of-interest.ts';

/** What a sister tells the staff is nothing to her guardian, whoever he is. */
const writtenBy = (writer: string) => `${writer} = :account or ${writer} = any(:wards)`;

/**
 * Who is reported does not learn by whom, nor where that is asked again; to whom a message was written does not read by
 * its report what was held back.
 */
const REPORTED = `:account in (reported_id, recipient_id) or subject_type = 'guardian' and subject_id = any(:records)`;

/**
 * What content's queues hold, and whom it concerns: `:wards` and `:records` as `CaseParties.guardianships` tells
 * them. The case of a letter about a guardian is his record.
 */
export const caseSubjects: CaseSubjectSql[] = [
  {
    queue: 'reports',
    table: 'content.report',
    concerns: `${writtenBy('reporter_id')} or ${REPORTED}`,
  },
  {
    queue: 'support',
    table: 'content.question',
    concerns: `${writtenBy('account_id')}
      or about_queue = 'reports' and about_case in (select id from content.report where ${REPORTED})
      or about_case = any(:records)`,
  },
  { queue: 'consultations', table: 'content.consultation', concerns: writtenBy('account_id') },
];
