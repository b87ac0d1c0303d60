import { declareEmails } from '../identity/index.ts';

/** The e-mails to guardians, and to wards about theirs (decisions 12). */
export const emails = declareEmails({
  guardianInvitation: { setting: null, secret: true },
  guardianVerified: { setting: null, secret: true },
  guardianVerifiedLinked: { setting: null },
  wardGuardianVerified: { setting: null },
  guardianRefused: { setting: null },
  wardGuardianInvited: { setting: null },
  guardianReplaced: { setting: null },
  guardianSuspended: { setting: null },
  guardianResumed: { setting: null },
  guardianConflict: { setting: null },
  guardianClaim: { setting: null, secret: true },
  guardianWithdrew: { setting: null },
  wardLeft: { setting: null },
  approvalInterest: { setting: 'guardianNotifications', quotes: true },
  approvalMessage: { setting: 'guardianNotifications', quotes: true },
  approvalsWaiting: { setting: 'guardianNotifications', quotes: true },
  approvalStill: { setting: 'guardianNotifications', quotes: true },
  wardItemWaits: { setting: null },
  matchMadeGuardian: { setting: 'matchNotifications' },
});
