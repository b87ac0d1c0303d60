import type { Tx } from '#kernel/tx.ts';
import type { Account } from '../domain/account.ts';
import { emails } from '../emails.ts';
import type { Notify } from '../index.ts';

/** Emails the owner that the password was changed, to the present address. */
export async function mailPasswordChanged(tx: Tx, { state }: Account, notify: Notify): Promise<void> {
  const to = { name: state.username, address: state.email };
  await notify(tx, to, emails.passwordChanged, { path: '/forgot-password' });
}
