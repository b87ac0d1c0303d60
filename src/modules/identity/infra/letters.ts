import type { NotificationSetting } from '../contracts/account.ts';
import type { UserId } from '#kernel/ids.ts';
import type { MailId, Mailer } from '#kernel/mail/mailer.ts';
import type { Tx } from '#kernel/unit-of-work.ts';
import type { Letter } from '../index.ts';
import { settingColumns } from './account-settings.ts';
import { unsubscribeToken } from './unsubscribe-token.ts';

/** Which setting governs an e-mail; null is for what always goes out (decisions 12). A new e-mail has to be decided here. */
export const governedBy: Record<MailId, NotificationSetting | null> = {
  guardianInvitation: null,
  guardianVerified: null,
  guardianVerifiedLinked: null,
  wardGuardianVerified: null,
  guardianRefused: null,
  wardGuardianInvited: null,
  guardianReplaced: null,
  guardianSuspended: null,
  guardianResumed: null,
  guardianConflict: null,
  guardianClaim: null,
  approvalInterest: 'guardianNotifications',
  approvalMessage: 'guardianNotifications',
  approvalsWaiting: 'guardianNotifications',
  matchMadeGuardian: 'matchNotifications',
  interestReceived: 'matchNotifications',
  interestWentOn: 'matchNotifications',
  interestRefused: 'matchNotifications',
  interestDeclined: 'matchNotifications',
  interestExpired: 'matchNotifications',
  interestLapsed: 'matchNotifications',
  interestSuperseded: 'matchNotifications',
  responseDelivered: 'matchNotifications',
  interestAccepted: 'matchNotifications',
  messageDelivered: 'emailNotifications',
  messageDeclined: 'emailNotifications',
  passwordReset: null,
  passwordChanged: null,
  newDevice: null,
  twoFactorOn: null,
  twoFactorOff: null,
  recoveryCodeUsed: null,
  confirmEmail: null,
  confirmNewEmail: null,
  emailChangeAsked: null,
  emailChanged: null,
  addressInUse: null,
  accountLeaving: null,
  accountRestored: null,
  wardLeft: null,
  guardianWithdrew: null,
  signUpTaken: null,
};

/** Writes e-mails to account holders as their settings say; the one place that obeys them. */
export class Letters {
  private readonly mailer: Mailer;
  constructor({ mailer }: { mailer: Mailer }) {
    this.mailer = mailer;
  }

  /** Whether it was written: nothing to a disabled account, to somebody who is leaving only what always goes out, and not what its holder switched off. */
  async write(tx: Tx, accountId: UserId, { to, values, ...letter }: Letter): Promise<boolean> {
    const account = await tx.db('identity.account').where({ id: accountId, is_active: true }).first();
    const setting = governedBy[letter.mail];
    if (!account || (setting && (account.deletion_scheduled_for || !account[settingColumns[setting]]))) return false;
    const name = account.first_name ?? account.username;
    await this.mailer.send(tx, {
      ...letter,
      to: to ?? { name, address: account.email },
      values: { name, ...values },
      ...(setting && { unsubscribe: `/unsubscribe/${unsubscribeToken(accountId, setting, account.unsubscribe_key)}` }),
    });
    return true;
  }
}
