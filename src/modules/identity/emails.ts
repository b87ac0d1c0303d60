import { declareEmails } from './email-declaration.ts';

/** Emails about an account. Security emails always go out, whatever the settings. */
export const emails = declareEmails('account', {
  passwordReset: { setting: null, secret: true, timely: true },
  newDevice: { setting: null },
  twoFactorOn: { setting: null },
  twoFactorOff: { setting: null },
  recoveryCodeUsed: { setting: null },
  confirmEmail: { subject: 'answer', setting: null, secret: true },
  confirmNewEmail: { subject: 'answer', setting: null, secret: true },
  // Sent by the command to the address of that moment, which an attacker could change before a reaction reads it.
  passwordChanged: { setting: null, secret: true },
  emailChangeRequested: { setting: null, secret: true },
  emailChanged: { setting: null, secret: true },
  addressInUse: { setting: null },
  accountLeaving: { setting: null },
  accountRestored: { setting: null },
  exportRequested: { setting: null },
  accountDisabled: { setting: null, reachesDisabled: true },
  accountSuspended: { setting: null, reachesDisabled: true },
  accountEnabled: { setting: null },
  signUpTaken: { setting: null },
  anotherAdminNeeded: { setting: null },
  casesWaiting: { subject: 'news', setting: null },
  afterQuiet: { subject: 'news', setting: 'matchNotifications' },
  afterQuietMessages: { subject: 'news', setting: 'emailNotifications' },
});
