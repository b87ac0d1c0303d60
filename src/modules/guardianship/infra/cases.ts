import type { CaseBook } from '#kernel/desk/own-cases.ts';
import type { IdentityFacade } from '../../identity/index.ts';

type Mailboxes = Pick<IdentityFacade, 'mailboxSql'>;

/** SQL of whether a guardian is `:account`, as `Guardian.isThePerson` says it (decisions 5.11). */
export const isThePersonSql = (identity: Mailboxes): string =>
  `account_id = :account or former_accounts @> array[:account]::uuid[]
   or mailbox = (${identity.mailboxSql(':account')})`;

/** A guardian's record concerns his ward, and himself. */
export const guardians = (identity: Mailboxes) => ({
  table: 'guardianship.guardian',
  concerns: `ward_id = :account or ${isThePersonSql(identity)}`,
});
/** What the staff settle about guardians. */
export const books = (identity: Mailboxes): CaseBook[] => [
  { queue: 'guardian-disputes', ...guardians(identity) },
  { queue: 'guardian-checks', ...guardians(identity) },
];
