import { afterFact, type Subscription } from '#kernel/events.ts';
import { emails } from '../emails.ts';
import { emailChangeRequested, takenAddressGiven } from '../events.ts';
import type { Notify } from '../index.ts';

/**
 * Tells the owner of an account that it is to move to another address, and whoever holds an address that somebody
 * else gave.
 */
export const mailAddressChange = (notify: Notify): Subscription[] => [
  afterFact(emailChangeRequested, 'identity.mail-email-change-requested', async (tx, { accountId }) => {
    await notify(tx, accountId, emails.emailChangeAsked, { path: '/account-settings?tab=security' });
  }),
  afterFact(takenAddressGiven, 'identity.mail-taken-address', async (tx, { accountId, purpose }) => {
    if (purpose === 'sign-up') await notify(tx, accountId, emails.signUpTaken, { path: '/forgot-password' });
    else await notify(tx, accountId, emails.addressInUse, { path: '/auth' });
  }),
];
