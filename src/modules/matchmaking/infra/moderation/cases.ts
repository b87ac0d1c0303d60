import type { AuditSubject } from '#kernel/admin/audit-subjects.ts';
import type { CaseWordsSql } from '#kernel/desk/case-words.ts';
import type { CaseSubjectSql } from '#kernel/desk/conflict-of-interest.ts';

const table = 'matchmaking.moderation_measure';
const queue = 'rewrites';

/** `:acquaintances` are those of `acquaintancesOf`, who do not exist for a member of staff. */
const CONCERNS = `account_id = any(:acquaintances::uuid[])`;

/** A case does not exist for staff whom it concerns, not even for the only one on the staff. */
export const caseSubjects: CaseSubjectSql[] = [{ queue, table, concerns: CONCERNS, confided: CONCERNS }];

/** The rewritten texts are private words of their member until they are accepted. */
export const caseWords: CaseWordsSql[] = [{ queue, table, subjectType: queue, authors: ['account_id'] }];

export const auditSubjects: AuditSubject[] = [{ table, people: ['account_id'] }];
