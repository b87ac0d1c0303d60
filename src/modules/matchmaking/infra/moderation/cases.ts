import type { AuditSubject } from '#kernel/admin/audit-subjects.ts';
import type { CaseSubjectSql } from '#kernel/desk/conflict-of-interest.ts';

const TABLE = 'matchmaking.moderation_measure';

/** Tables of what was ever between two profiles. */
export const MEETINGS = [
  ['interest_request', 'from_profile_id', 'to_profile_id'],
  ['match', 'man_profile_id', 'woman_profile_id'],
  ['block', 'blocker_profile_id', 'blocked_profile_id'],
  ['never_again', 'profile_id', 'sender_profile_id'],
] as const;

const OWN = `(select id from matchmaking.profile where account_id = any(:own::uuid[]))`;
const MET = MEETINGS.flatMap(([table, one, other]) => [
  `select ${one} from matchmaking.${table} where ${other} in ${OWN}`,
  `select ${other} from matchmaking.${table} where ${one} in ${OWN}`,
]).join(' union all ');

/** `:own` are the account and its wards, `:near` its wards and guardians. The same people as in `profileForStaff`. */
const CONCERNS = `account_id = :account or account_id = any(:near::uuid[]) or profile_id in (${MET})`;

/** A case does not exist for staff whom it concerns, not even for the only one on the staff. */
export const caseSubjects: CaseSubjectSql[] = [
  { queue: 'rewrites', table: TABLE, concerns: CONCERNS, confided: CONCERNS },
];

export const auditSubjects: AuditSubject[] = [{ table: TABLE, people: ['account_id'] }];
