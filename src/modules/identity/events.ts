import { z } from 'zod';
import { notificationSettings, profileVisibilities } from './contracts/account.ts';
import { profileId, userId } from '#kernel/contracts/ids.ts';
import { queueNames } from '#kernel/contracts/cases.ts';
import { defineEvent } from '#kernel/events.ts';

export const accountOpened = defineEvent('identity.account-opened', z.object({ accountId: userId }));
/** An admin disabled an account; its sessions have ended. */
export const accountDisabled = defineEvent('identity.account-disabled', z.object({ accountId: userId }));
/** The end of a suspension was moved or removed. */
export const suspensionChanged = defineEvent('identity.suspension-changed', z.object({ accountId: userId }));
/** An admin enabled a disabled account, or its suspension ended. */
export const accountEnabled = defineEvent('identity.account-enabled', z.object({ accountId: userId }));
/** An admin changed the role of an account; its sessions have ended. */
export const roleChanged = defineEvent('identity.role-changed', z.object({ accountId: userId }));
/** A member changed the password and proved the old one; all other sessions have ended. */
export const passwordChanged = defineEvent('identity.password-changed', z.object({ accountId: userId }));
/** A reset was requested for an address, with or without an account. */
export const passwordResetRequested = defineEvent(
  'identity.password-reset-requested',
  z.object({ resetRequestId: z.uuid() }),
);
/** The password was reset by a mailed link; all sessions have ended. */
export const passwordReset = defineEvent('identity.password-reset', z.object({ accountId: userId }));
/** A sign-up or a change of address used the address of this account, and was refused. */
export const takenAddressGiven = defineEvent(
  'identity.taken-address-given',
  z.object({ accountId: userId, purpose: z.enum(['sign-up', 'email-change']) }),
);
/** The account's new address was confirmed; other sessions have ended. */
export const emailChanged = defineEvent('identity.email-changed', z.object({ accountId: userId }));
/** A woman's account has a confirmed address: both facts are known now. */
export const womanProvedAddress = defineEvent('identity.woman-proved-address', z.object({ accountId: userId }));
/** A sign-in on a device that is new to the account; not for the account's first sign-in. */
export const newDevice = defineEvent(
  'identity.new-device',
  z.object({ accountId: userId, device: z.string().describe('its browser and system') }),
);
/** The owner signed devices out. */
export const sessionsEnded = defineEvent('identity.sessions-ended', z.object({ accountId: userId }));
export const twoFactorSwitchedOn = defineEvent('identity.two-factor-on', z.object({ accountId: userId }));
export const twoFactorSwitchedOff = defineEvent('identity.two-factor-off', z.object({ accountId: userId }));
/** A recovery code was used in place of the app's; `left` remain. */
export const recoveryCodeUsed = defineEvent(
  'identity.recovery-code-used',
  z.object({ accountId: userId, left: z.number().int() }),
);
const member = z.object({ accountId: userId, profileId: profileId.nullable() });
/**
 * The owner wants to leave: signed out, hidden, erased after 30 days. A ward may postpone the notice to her guardian
 * (R-13.10).
 */
export const memberLeft = defineEvent(
  'identity.member-left',
  member.extend({ guardianNotifiedFrom: z.iso.datetime().nullable() }),
);
/** A leaving member returned in time; what had ended stays ended. */
export const memberReturned = defineEvent('identity.member-returned', member);
/** A person wrote by post for a copy of the data. */
export const exportRequested = defineEvent('identity.export-requested', z.object({ accountId: userId }));
/** The account is erased in this transaction, with all personal data in every module. */
export const memberErased = defineEvent('identity.member-erased', member);
/** Follows every event that makes an account active or inactive; subscribers need no other. */
export const presenceChanged = defineEvent(
  'identity.presence-changed',
  z.object({ accountId: userId, present: z.boolean() }),
);
/** A member withdrew consent to processing religious and marital data, and is leaving. */
export const consentWithdrawn = defineEvent('identity.consent-withdrawn', z.object({ accountId: userId }));
/** The quiet days are over in which this account had its last deferred notification of this kind. */
export const quietDaysOver = defineEvent(
  'identity.quiet-days-over',
  z.object({ accountId: userId, setting: z.enum(notificationSettings) }),
);
/** Cases in queues of this staff member are older than a day. */
export const casesLeftWaiting = defineEvent(
  'identity.cases-left-waiting',
  z.object({
    staffId: userId,
    queues: z.array(
      z.object({ queue: z.enum(queueNames), waiting: z.number().int().positive(), oldestSince: z.iso.datetime() }),
    ),
  }),
);
/** Cases wait that no active admin may see. */
export const anotherAdminNeeded = defineEvent('identity.another-admin-needed', z.object({}));
/** A person ended a series of emails by its link; the ids of all modules' series are unique. */
export const seriesEnded = defineEvent('identity.series-ended', z.object({ accountId: userId, series: z.uuid() }));
export const languageChosen = defineEvent('identity.language-chosen', z.object({ accountId: userId }));
/** The profile may be discoverable from now on, or no longer. */
export const profileVisibilityChanged = defineEvent(
  'identity.profile-visibility-changed',
  z.object({ accountId: userId, profileVisibility: z.enum(profileVisibilities) }),
);
