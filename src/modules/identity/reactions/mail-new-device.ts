import { afterCommit, type Subscription } from '#kernel/events.ts';
import { emails } from '../emails.ts';
import { newDevice } from '../events.ts';
import type { Notify } from '../index.ts';

export const mailNewDevice = (notify: Notify): Subscription[] => [
  afterCommit(newDevice, 'identity.mail-new-device', async (tx, { accountId }) => {
    await notify(tx, accountId, emails.newDevice, { path: '/account-settings?tab=security' });
  }),
];
