import type { UserId } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/tx.ts';
import { emails } from '../emails.ts';
import type { Notify } from '../index.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

interface Ports extends Pick<UseCasePorts, 'clock' | 'confirmations'> {
  notify: Notify;
}

/** Emails the link that confirms an account's address. Only two-factor sign-in requires the confirmation. */
export async function mailConfirmationLink(
  tx: Tx,
  accountId: UserId,
  { clock, confirmations, notify }: Ports,
): Promise<void> {
  const token = await confirmations.make(tx, accountId, clock.now());
  await notify(tx, accountId, emails.confirmEmail, { path: `/confirm-email?token=${token}` });
}
