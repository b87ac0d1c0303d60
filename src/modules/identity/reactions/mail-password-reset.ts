import { after } from '#kernel/clock.ts';
import { afterCommit, type Subscription } from '#kernel/events.ts';
import { LINK_LIVES } from '../domain/mailed-link.ts';
import { emails } from '../emails.ts';
import { passwordResetRequested } from '../events.ts';
import type { Notify } from '../index.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

interface Ports extends Pick<UseCasePorts, 'accounts' | 'requests' | 'resets'> {
  notify: Notify;
}

/** Emails a reset link, valid once within an hour, if the address has an account. */
export const mailPasswordReset = ({ accounts, requests, resets, notify }: Ports): Subscription[] => [
  afterCommit(
    passwordResetRequested,
    'identity.mail-password-reset',
    async (tx, { resetRequestId }, { occurredAt }) => {
      const email = await requests.emailOf(tx, resetRequestId);
      const known = email === null ? null : await accounts.findByEmail(tx, email);
      // Checked again under the lock: the account may have changed since the request.
      const account = known && (await accounts.find(tx, known.state.id));
      if (!(await requests.remove(tx, resetRequestId)) || !account?.state.isActive || account.state.email !== email)
        return;
      const { id, username } = account.state;
      const token = await resets.make(tx, id, occurredAt);
      await notify(tx, { name: username, address: email }, emails.passwordReset, {
        path: `/reset-password?token=${token}`,
        expiresAt: after(occurredAt, LINK_LIVES.passwordReset),
      });
    },
  ),
];
