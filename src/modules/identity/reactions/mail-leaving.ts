import { afterCommit, type Subscription } from '#kernel/events.ts';
import { longDate } from '#kernel/i18n/dates.ts';
import type { Accounts } from '../domain/accounts.ts';
import { emails } from '../emails.ts';
import { exportRequested, memberLeft, memberReturned } from '../events.ts';
import type { Notify } from '../index.ts';

interface Ports {
  accounts: Accounts;
  notify: Notify;
}

/**
 * Emails about leaving and returning, and where to download the own data after a request by post. Nothing outdated is
 * sent.
 */
export const mailLeaving = ({ accounts, notify }: Ports): Subscription[] => [
  afterCommit(memberLeft, 'identity.mail-leaving', async (tx, { accountId }) => {
    const date = (await accounts.find(tx, accountId))?.state.deletionScheduledFor;
    if (date) await notify(tx, accountId, emails.accountLeaving, { values: { date: longDate(date) }, path: '/auth' });
  }),
  afterCommit(memberReturned, 'identity.mail-restored', async (tx, { accountId }) => {
    const account = await accounts.find(tx, accountId);
    if (account && !account.isLeaving) await notify(tx, accountId, emails.accountRestored, { path: '/dashboard' });
  }),
  afterCommit(exportRequested, 'identity.mail-export', async (tx, { accountId }) => {
    const account = await accounts.find(tx, accountId);
    if (account && !account.isLeaving)
      await notify(tx, accountId, emails.exportRequested, { path: '/account-settings' });
  }),
];
