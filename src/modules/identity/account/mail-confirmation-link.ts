import type { Clock } from '#kernel/clock.ts';
import type { UserId } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/tx.ts';
import type { EmailConfirmations } from '../domain/mailed-link.ts';
import { emails } from '../emails.ts';
import type { Notify } from '../index.ts';

interface Ports {
  clock: Clock;
  confirmations: EmailConfirmations;
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
