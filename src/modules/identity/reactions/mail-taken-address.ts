import { afterCommit, type Subscription } from '#kernel/events.ts';
import { emails } from '../emails.ts';
import { takenAddressGiven } from '../events.ts';
import type { Notify } from '../index.ts';

/** Emails the holder of an address that somebody else tried to use. */
export const mailTakenAddress = (notify: Notify): Subscription[] => [
  afterCommit(takenAddressGiven, 'identity.mail-taken-address', async (tx, { accountId, purpose }) => {
    if (purpose === 'sign-up') await notify(tx, accountId, emails.signUpTaken, { path: '/forgot-password' });
    else await notify(tx, accountId, emails.addressInUse, { path: '/auth' });
  }),
];
