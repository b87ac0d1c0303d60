import { afterFact, type Subscription } from '#kernel/events.ts';
import type { UserId } from '#kernel/ids.ts';
import { newDevice } from '../events.ts';
import type { Letters } from '../infra/letters.ts';

/** Tells the owner of an account that it was used on a new device. */
export const mailNewDevice = (letters: Letters): Subscription[] => [
  afterFact(newDevice, 'identity.mail-new-device', async (tx, { accountId }) => {
    await letters.write(tx, accountId as UserId, { mail: 'newDevice', path: '/account-settings?tab=security' });
  }),
];
