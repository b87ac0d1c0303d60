import type { AuditSubject } from '#kernel/admin/audit-subjects.ts';
import type { CaseSubjectSql } from '#kernel/desk/conflict-of-interest.ts';
import type { IdentityFacade } from '../../identity/index.ts';

type Mailboxes = Pick<IdentityFacade, 'mailboxSql' | 'accountsAtSql'>;

/** SQL condition that a guardian is this account; the same as `Guardian.isThePerson`. */
export const isThePersonSql = (identity: Mailboxes, account = ':account'): string => {
  const mailbox = `(${identity.mailboxSql(account)})`;
  // Arrays let each of the three conditions use its index.
  const accounts = `array(${identity.accountsAtSql(mailbox)})`;
  return `account_id = any(${accounts}) or former_accounts && ${accounts} or mailbox = ${mailbox}`;
};

/** The reverse: SQL of the accounts that are the guardian of a row `g`. */
export const hisAccountsSql = (identity: Mailboxes): string => {
  const mailboxes = identity.mailboxSql('any(g.former_accounts || g.account_id)');
  return identity.accountsAtSql(`any(array(select g.mailbox union all ${mailboxes}))`);
};

/** A guardian's record is a case of his ward and of himself. */
export const guardians = (identity: Mailboxes) => ({
  table: 'guardianship.guardian',
  concerns: `ward_id = :account or ${isThePersonSql(identity)}`,
});
export const caseSubjects = (identity: Mailboxes): CaseSubjectSql[] => [
  // Its reason may repeat what his ward wrote.
  { queue: 'guardian-disputes', ...guardians(identity), confided: isThePersonSql(identity) },
  { queue: 'guardian-checks', ...guardians(identity) },
];

export const auditSubjects: AuditSubject[] = [{ table: 'guardianship.guardian', people: ['account_id', 'ward_id'] }];
