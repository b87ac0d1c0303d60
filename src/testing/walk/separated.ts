import { mailboxOf } from '#kernel/values/email-address.ts';
import type { DecidingGuardian, SeparatedAccount } from './deciding-guardian.ts';

/** The pairs that an account's move separates although they belong to one man. */
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
