import { DomainError } from '#kernel/errors.ts';
import type { Tx } from '#kernel/unit-of-work.ts';
import type { Account, Accounts } from '../../domain/account.ts';
import type { Caller, Sessions } from '../../domain/session.ts';

/**
 * The caller's account, locked, while his session runs. Throws `identity.email-unconfirmed`: an address that nobody
 * confirmed may be another's, and would be lost to him by a second factor.
 */
export async function lockConfirmedAccount(
  { accounts, sessions }: { accounts: Accounts; sessions: Sessions },
  tx: Tx,
  { userId, sessionId }: Caller,
): Promise<Account> {
  const account = await accounts.find(tx, userId);
  await sessions.requireRunning(tx, sessionId);
  if (!account?.state.emailConfirmedAt) throw new DomainError('identity.email-unconfirmed');
  return account;
}
