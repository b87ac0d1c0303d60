import type { Actor } from '#kernel/actor.ts';
import type { AdminChange } from '#kernel/admin/admin-command.ts';
import type { Duty } from '#kernel/contracts/roles.ts';
import { DomainError } from '#kernel/errors.ts';
import type { UserId } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/tx.ts';
import type { UserRecord } from '../contracts/admin-users.schema.ts';
import type { Account } from '../domain/account.ts';
import type { Accounts } from '../domain/accounts.ts';
import { readUser } from './user-record.ts';

/**
 * Runs an admin's change of another account, or a change that belongs to a duty. Nobody may change the own one, so that
 * an active admin always remains.
 * @throws identity.own-account, common.not-found, and common.forbidden if the actor has lost the right meanwhile
 */
export async function changeOthersAccount(
  accounts: Accounts,
  tx: Tx,
  { admin, id, at, duty }: { admin: Actor; id: UserId; at: Date; duty?: Duty },
  change: (account: Account) => Promise<void> | void,
): Promise<AdminChange<UserRecord>> {
  if (id === admin.userId) throw new DomainError('identity.own-account');
  const entitled = await (duty ? accounts.lockedStaffWith(tx, duty) : accounts.lockedAdmins(tx));
  if (!entitled.includes(admin.userId)) throw new DomainError('common.forbidden');
  const account = await accounts.find(tx, id);
  if (!account) throw new DomainError('common.not-found');
  const before = accessOf(account);
  await change(account);
  await accounts.save(tx, account);
  const after = accessOf(account);
  const record = await readUser(tx.db, id, at);
  return { subjectId: id, before, after, answer: record! };
}

/** The part of an account that the audit stores. */
const accessOf = ({ state: { role, duties, isActive, disabledUntil } }: Account) => ({
  role,
  ...(duties.length > 0 && { duties }),
  isActive,
  ...(disabledUntil && { disabledUntil }),
});
