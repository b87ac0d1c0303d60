import { z } from 'zod';
import { profileVisibilities } from '#kernel/contracts/account.ts';
import { defineEvent } from '#kernel/events.ts';

/** An account exists. */
export const accountOpened = defineEvent('identity.account-opened', z.object({ accountId: z.uuid() }));
/** A member gave a new password and proved the old one; every other session of the account has ended. */
export const passwordChanged = defineEvent('identity.password-changed', z.object({ accountId: z.uuid() }));
/** The password was replaced by a mailed link; every session of the account has ended. */
export const passwordReset = defineEvent('identity.password-reset', z.object({ accountId: z.uuid() }));
/** Somebody signed in on a device that the account was not used on before; not the first one. */
export const newDevice = defineEvent('identity.new-device', z.object({ accountId: z.uuid() }));
/** The account's owner signed devices out. */
export const sessionsEnded = defineEvent('identity.sessions-ended', z.object({ accountId: z.uuid() }));
/** Signing in needs a code of an authenticator app from now on. */
export const twoFactorSwitchedOn = defineEvent('identity.two-factor-on', z.object({ accountId: z.uuid() }));
/** Signing in needs the password alone again. */
export const twoFactorSwitchedOff = defineEvent('identity.two-factor-off', z.object({ accountId: z.uuid() }));
/** Somebody signed in with a recovery code in place of the app's; so many are left. */
export const recoveryCodeUsed = defineEvent(
  'identity.recovery-code-used',
  z.object({ accountId: z.uuid(), left: z.number().int() }),
);
/** A member's profile may be found by others from now on, or no more. */
export const profileVisibilityChanged = defineEvent(
  'identity.profile-visibility-changed',
  z.object({ accountId: z.uuid(), profileVisibility: z.enum(profileVisibilities) }),
);
