import { DomainError } from '#kernel/errors.ts';
import type { Tx } from '#kernel/unit-of-work.ts';
import type { Account, Accounts } from '../domain/account.ts';
import type { Caller, Sessions } from '../domain/session.ts';

/**
 * Locks the caller's account while the session runs. An unconfirmed address may be a stranger's, who would be locked
 * out by a second factor.
 * @throws identity.email-unconfirmed
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
