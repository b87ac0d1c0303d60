import { momentInWords } from '#kernel/i18n/dates.ts';
import { afterCommit, type Subscription } from '#kernel/events.ts';
import { emails } from '../emails.ts';
import { newDevice } from '../events.ts';
import type { Notify } from '../index.ts';

export const mailNewDevice = (notify: Notify): Subscription[] => [
  afterCommit(newDevice, 'identity.mail-new-device', async (tx, { accountId, device }, { occurredAt }) => {
    const values = { device, time: momentInWords(occurredAt) };
    await notify(tx, accountId, emails.newDevice, { values, path: '/account-settings?tab=security' });
  }),
];
