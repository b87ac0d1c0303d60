import type { z } from 'zod';
import { afterFact, type EventType, type Subscription } from '#kernel/events.ts';
import type { UserId } from '#kernel/ids.ts';
import type { Accounts } from '../domain/account.ts';
import { emails } from '../emails.ts';
import { passwordChanged, passwordReset } from '../events.ts';
import type { Notify } from '../index.ts';

interface Ports {
  accounts: Accounts;
  notify: Notify;
}

/** Tells the owner of an account that it has another password, whatever became of the account meanwhile. */
export const mailPasswordChanged = ({ accounts, notify }: Ports): Subscription[] => {
  const mailedAfter = (event: EventType<z.ZodType<{ accountId: UserId }>>, name: string): Subscription =>
    afterFact(event, name, async (tx, { accountId }) => {
      const account = await accounts.find(tx, accountId);
      if (!account) return;
      const to = { name: account.state.username, address: account.state.email };
      await notify(tx, to, emails.passwordChanged, { path: '/forgot-password' });
    });
  return [
    mailedAfter(passwordChanged, 'identity.mail-password-changed'),
    mailedAfter(passwordReset, 'identity.mail-password-replaced'),
  ];
};
