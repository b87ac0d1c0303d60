import { z } from 'zod';
import { notificationSettings, profileVisibilities } from './contracts/account.ts';
import { profileId, userId } from '#kernel/contracts/ids.ts';
import { queueNames } from '#kernel/contracts/cases.ts';
import { defineEvent } from '#kernel/events.ts';

/** An account exists. */
export const accountOpened = defineEvent('identity.account-opened', z.object({ accountId: userId }));
/** An admin closed an account; its sessions have ended. */
export const accountDisabled = defineEvent('identity.account-disabled', z.object({ accountId: userId }));
/** A disabled account opens again at another moment than was said, or not by itself any more. */
export const suspensionChanged = defineEvent('identity.suspension-changed', z.object({ accountId: userId }));
/** An admin opened a disabled account again, or its suspension is over. */
export const accountEnabled = defineEvent('identity.account-enabled', z.object({ accountId: userId }));
/** An admin gave an account another role; its sessions have ended. */
export const roleChanged = defineEvent('identity.role-changed', z.object({ accountId: userId }));
/** A member gave a new password and proved the old one; every other session of the account has ended. */
export const passwordChanged = defineEvent('identity.password-changed', z.object({ accountId: userId }));
/** Somebody asked for a new password for some address; whether it has an account is not known yet. */
export const passwordResetRequested = defineEvent(
  'identity.password-reset-requested',
  z.object({ resetRequestId: z.uuid() }),
);
/** The password was replaced by a mailed link; every session of the account has ended. */
export const passwordReset = defineEvent('identity.password-reset', z.object({ accountId: userId }));
/** Somebody gave the address of this account, to sign up with it or to move another account to it. Refused. */
export const takenAddressGiven = defineEvent(
  'identity.taken-address-given',
  z.object({ accountId: userId, purpose: z.enum(['sign-up', 'email-change']) }),
);
/** The account's address was changed, and the new one proven; other sessions have ended. */
export const emailChanged = defineEvent('identity.email-changed', z.object({ accountId: userId }));
/** An account is known to be a woman's, and its address to be proven: now or from now on. */
export const womanProvedAddress = defineEvent('identity.woman-proved-address', z.object({ accountId: userId }));
/** Somebody signed in on a device that the account was not used on before; not the first one. */
export const newDevice = defineEvent('identity.new-device', z.object({ accountId: userId }));
/** The account's owner signed devices out. */
export const sessionsEnded = defineEvent('identity.sessions-ended', z.object({ accountId: userId }));
/** Signing in needs a code of an authenticator app from now on. */
export const twoFactorSwitchedOn = defineEvent('identity.two-factor-on', z.object({ accountId: userId }));
/** Signing in needs the password alone again. */
export const twoFactorSwitchedOff = defineEvent('identity.two-factor-off', z.object({ accountId: userId }));
/** Somebody signed in with a recovery code in place of the app's; so many are left. */
export const recoveryCodeUsed = defineEvent(
  'identity.recovery-code-used',
  z.object({ accountId: userId, left: z.number().int() }),
);
const member = z.object({ accountId: userId, profileId: profileId.nullable() });
/**
 * Somebody asked for the account to be deleted: signed out everywhere, seen by nobody, erased after 30 days.
 * `profileId` null: without a profile.
 */
export const memberLeft = defineEvent('identity.member-left', member);
/** Somebody who had left took it back in time. What leaving ended stays ended. */
export const memberReturned = defineEvent('identity.member-returned', member);
/** The account is erased in this transaction, and with it everything personal in every module. */
export const memberErased = defineEvent('identity.member-erased', member);
/**
 * Whether somebody is there for others may have changed: disabled or enabled, leaving or returned, made an admin or a
 * member again. `present` as it is now. Follows each of those facts, so that nobody has to listen to all of them.
 */
export const presenceChanged = defineEvent(
  'identity.presence-changed',
  z.object({ accountId: userId, present: z.boolean() }),
);
/** A member withdrew consent to the processing of religious and marital data, which is leaving as well. */
export const consentWithdrawn = defineEvent('identity.consent-withdrawn', z.object({ accountId: userId }));
/** Quiet days are over in which something came for this account, the last of it of this kind. */
export const quietDaysOver = defineEvent(
  'identity.quiet-days-over',
  z.object({ accountId: userId, setting: z.enum(notificationSettings) }),
);
/** What one of the staff can settle has waited for a day or longer: in which queues, how many, and since when. */
export const casesLeftWaiting = defineEvent(
  'identity.cases-left-waiting',
  z.object({
    staffId: userId,
    queues: z.array(
      z.object({ queue: z.enum(queueNames), waiting: z.number().int().positive(), oldestSince: z.iso.datetime() }),
    ),
  }),
);
/** A member ended a series of e-mails by the link in one of them; the ids of all modules' series are of one kind. */
export const seriesEnded = defineEvent('identity.series-ended', z.object({ accountId: userId, series: z.uuid() }));
/** The holder of an account chose the language in which he or she reads. */
export const languageChosen = defineEvent('identity.language-chosen', z.object({ accountId: userId }));
/** A member's profile may be found by others from now on, or no more. */
export const profileVisibilityChanged = defineEvent(
  'identity.profile-visibility-changed',
  z.object({ accountId: userId, profileVisibility: z.enum(profileVisibilities) }),
);
