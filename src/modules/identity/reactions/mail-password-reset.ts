import { afterFact, type Subscription } from '#kernel/events.ts';
import type { Accounts } from '../domain/account.ts';
import type { PasswordResets, ResetWishes } from '../domain/mailed-link.ts';
import { emails } from '../emails.ts';
import { passwordResetWished } from '../events.ts';
import type { Notify } from '../index.ts';

interface Ports {
  accounts: Accounts;
  wishes: ResetWishes;
  resets: PasswordResets;
  notify: Notify;
}

/**
 * Mails a reset link that works once within an hour of the wish, where the address has an account; a newer link
 * replaces it.
 */
export const mailPasswordReset = ({ accounts, wishes, resets, notify }: Ports): Subscription[] => [
  afterFact(passwordResetWished, 'identity.mail-password-reset', async (tx, { wishId }, { occurredAt }) => {
    const wished = await wishes.emailOf(tx, wishId);
    const known = wished === null ? null : await accounts.findByEmail(tx, wished);
    // What happens to the account meanwhile may end the wish: it is looked at under the lock.
    const account = known && (await accounts.find(tx, known.state.id));
    if (!(await wishes.remove(tx, wishId)) || !account?.state.isActive || account.state.email !== wished) return;
    const { id, username, email } = account.state;
    const token = await resets.make(tx, id, occurredAt);
    await notify(tx, { name: username, address: email }, emails.passwordReset, {
      path: `/reset-password?token=${token}`,
    });
  }),
];
