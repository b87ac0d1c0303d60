import { DomainError } from '#kernel/errors.ts';
import type { Tx } from '#kernel/tx.ts';
import type { Account } from '../domain/account.ts';
import type { Accounts } from '../domain/accounts.ts';
import type { Caller, Sessions } from '../domain/session.ts';

/**
 * Locks the caller's account. A second factor must not lock out a stranger whose address is unconfirmed.
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
