import { afterFact, type Subscription } from '#kernel/events.ts';
import type { UserId } from '#kernel/ids.ts';
import { recoveryCodeUsed, twoFactorSwitchedOff, twoFactorSwitchedOn } from '../events.ts';
import type { Notify } from '../infra/notify.ts';
import { emails } from '../emails.ts';

const path = '/account-settings?tab=security';

/** Tells the owner of an account what happens to its second factor. */
export const mailTwoFactor = (notify: Notify): Subscription[] => [
  afterFact(twoFactorSwitchedOn, 'identity.mail-two-factor-on', async (tx, { accountId }) => {
    await notify(tx, accountId as UserId, emails.twoFactorOn, { path });
  }),
  afterFact(twoFactorSwitchedOff, 'identity.mail-two-factor-off', async (tx, { accountId }) => {
    await notify(tx, accountId as UserId, emails.twoFactorOff, { path });
  }),
  afterFact(recoveryCodeUsed, 'identity.mail-recovery-code', async (tx, { accountId, left }) => {
    await notify(tx, accountId as UserId, emails.recoveryCodeUsed, { path, values: { left } });
  }),
];
