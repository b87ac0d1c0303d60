import { afterCommit, type Subscription } from '#kernel/events.ts';
import { emails } from '../emails.ts';
import { recoveryCodeUsed, twoFactorSwitchedOff, twoFactorSwitchedOn } from '../events.ts';
import type { Notify } from '../index.ts';

const path = '/account-settings?tab=security';

export const mailTwoFactor = (notify: Notify): Subscription[] => [
  afterCommit(twoFactorSwitchedOn, 'identity.mail-two-factor-on', async (tx, { accountId }) => {
    await notify(tx, accountId, emails.twoFactorOn, { path });
  }),
  afterCommit(twoFactorSwitchedOff, 'identity.mail-two-factor-off', async (tx, { accountId }) => {
    await notify(tx, accountId, emails.twoFactorOff, { path });
  }),
  afterCommit(recoveryCodeUsed, 'identity.mail-recovery-code', async (tx, { accountId, left }) => {
    await notify(tx, accountId, emails.recoveryCodeUsed, { path, values: { left } });
  }),
];
