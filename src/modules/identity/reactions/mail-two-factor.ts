import { afterFact, type Subscription } from '#kernel/events.ts';
import type { UserId } from '#kernel/ids.ts';
import { recoveryCodeUsed, twoFactorSwitchedOff, twoFactorSwitchedOn } from '../events.ts';
import type { Letters } from '../infra/letters.ts';

const path = '/account-settings?tab=security';

/** Tells the owner of an account what happens to its second factor. */
export const mailTwoFactor = (letters: Letters): Subscription[] => [
  afterFact(twoFactorSwitchedOn, 'identity.mail-two-factor-on', async (tx, { accountId }) => {
    await letters.write(tx, accountId as UserId, { mail: 'twoFactorOn', path });
  }),
  afterFact(twoFactorSwitchedOff, 'identity.mail-two-factor-off', async (tx, { accountId }) => {
    await letters.write(tx, accountId as UserId, { mail: 'twoFactorOff', path });
  }),
  afterFact(recoveryCodeUsed, 'identity.mail-recovery-code', async (tx, { accountId, left }) => {
    await letters.write(tx, accountId as UserId, { mail: 'recoveryCodeUsed', path, values: { left } });
  }),
];
