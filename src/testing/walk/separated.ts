import { mailboxOf } from '#kernel/values/email-address.ts';
import type { DecidingGuardian } from './checks.ts';

/** An account and a guardian's record that had one mailbox, and whether its holder had proven that. */
export interface SeparatedAccount {
  accountId: string;
  guardianId: string;
}

/** Whom the account that moves now is parted from: the man is the same as before. */
export const separatedBy = ({ accounts, guardians }: DecidingGuardian['snapshot'], mover: string): SeparatedAccount[] =>
  guardians
    .filter(({ state }) => ['pending', 'verified'].includes(state))
    .flatMap((guardian) =>
      accounts
        .filter(({ id, email }) => id !== guardian.account_id && mailboxOf(email) === mailboxOf(guardian.email))
        .filter(({ id, email_confirmed_at }) =>
          guardian.account_id === mover ? true : id === mover && email_confirmed_at !== null,
        )
        .map(({ id }) => ({ accountId: id, guardianId: guardian.id })),
    );
