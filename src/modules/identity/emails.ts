import { declareEmails } from './index.ts';

/** The e-mails about an account. What guards it always goes out, whatever its holder switched off. */
export const emails = declareEmails({
  passwordReset: { setting: null, secret: true, timely: true },
  newDevice: { setting: null },
  twoFactorOn: { setting: null },
  twoFactorOff: { setting: null },
  recoveryCodeUsed: { setting: null },
  confirmEmail: { setting: null, secret: true },
  confirmNewEmail: { setting: null, secret: true },
  // They warn the owner at the address of that very moment: a fact may not hold it, and whoever took an account over
  // could have moved it elsewhere before a reaction looks it up.
  passwordChanged: { setting: null, secret: true },
  emailChangeRequested: { setting: null, secret: true },
  emailChanged: { setting: null, secret: true },
  addressInUse: { setting: null },
  accountLeaving: { setting: null },
  accountRestored: { setting: null },
  accountDisabled: { setting: null, reachesDisabled: true },
  accountSuspended: { setting: null, reachesDisabled: true },
  accountEnabled: { setting: null },
  signUpTaken: { setting: null },
  casesWaiting: { setting: null },
  afterQuiet: { setting: 'matchNotifications' },
  afterQuietMessages: { setting: 'emailNotifications' },
});
