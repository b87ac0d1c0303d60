import { afterCommit, type Subscription } from '#kernel/events.ts';
import type { UserId } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/tx.ts';
import { momentInWords } from '#kernel/i18n/dates.ts';
import type { Accounts } from '../domain/accounts.ts';
import { emails } from '../emails.ts';
import { accountDisabled, accountEnabled, suspensionChanged } from '../events.ts';
import type { Notify } from '../index.ts';

interface Ports {
  accounts: Accounts;
  notify: Notify;
}

/** Emails a member that the account was disabled or enabled, without the reason and without outdated news. */
export const emailAccountStatus = ({ accounts, notify }: Ports): Subscription[] => {
  const notifyDisabled = async (tx: Tx, { accountId }: { accountId: UserId }) => {
    const account = await accounts.find(tx, accountId);
    if (!account || account.state.isActive) return;
    const { disabledUntil: until } = account.state;
    const content = { path: '/help', ...(until && { values: { date: momentInWords(until) } }) };
    await notify(tx, accountId, until ? emails.accountSuspended : emails.accountDisabled, content);
  };
  return [
    afterCommit(accountDisabled, 'identity.mail-disabled', notifyDisabled),
    afterCommit(suspensionChanged, 'identity.mail-suspension', notifyDisabled),
    afterCommit(accountEnabled, 'identity.mail-enabled', async (tx, { accountId }) => {
      const account = await accounts.find(tx, accountId);
      // A leaving account stays hidden, and its owner reads the state at the next sign-in.
      if (account?.state.isActive && !account.isLeaving)
        await notify(tx, accountId, emails.accountEnabled, { path: '/auth' });
    }),
  ];
};
