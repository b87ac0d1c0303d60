import { declareEmails } from './index.ts';

/** The e-mails about an account. What guards it always goes out, whatever its holder switched off (decisions 12). */
export const emails = declareEmails({
  passwordReset: { setting: null, secret: true },
  passwordChanged: { setting: null },
  newDevice: { setting: null },
  twoFactorOn: { setting: null },
  twoFactorOff: { setting: null },
  recoveryCodeUsed: { setting: null },
  confirmEmail: { setting: null, secret: true },
  confirmNewEmail: { setting: null, secret: true },
  emailChangeAsked: { setting: null },
  // Goes to the address that the account leaves, which nothing keeps.
  emailChanged: { setting: null, secret: true },
  addressInUse: { setting: null },
  accountLeaving: { setting: null },
  accountRestored: { setting: null },
  signUpTaken: { setting: null },
});
