import { afterCommit, type Subscription } from '#kernel/events.ts';
import { emails } from '../emails.ts';
import { quietDaysOver } from '../events.ts';
import type { Notify } from '../index.ts';

/** One email after the quiet days replaces all that were deferred (ADR 25). */
export const mailAfterQuiet = (notify: Notify): Subscription[] => [
  afterCommit(quietDaysOver, 'identity.mail-after-quiet', async (tx, { accountId, setting }) => {
    const email = setting === 'emailNotifications' ? emails.afterQuietMessages : emails.afterQuiet;
    await notify(tx, accountId, email, { path: '/dashboard' });
  }),
];
