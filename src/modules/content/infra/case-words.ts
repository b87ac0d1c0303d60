import type { CaseWordsSql } from '#kernel/desk/case-words.ts';

/**
 * The authors of the words that staff read. A report has words of its reporter, and content of the reported person,
 * which stays when that account is erased.
 */
export const caseWords: CaseWordsSql[] = [
  {
    queue: 'reports',
    table: 'content.report',
    subjectType: 'report',
    authors: ['reporter_id', 'reported_id'],
    erased: `subject_type <> 'guardian' and reported_id is null`,
  },
  {
    queue: 'support',
    table: 'content.question',
    subjectType: 'support',
    authors: ['account_id'],
    excluded: 'about_resolved_by',
  },
  { queue: 'consultations', table: 'content.consultation', subjectType: 'consultation', authors: ['account_id'] },
];
