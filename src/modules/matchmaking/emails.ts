import { declareEmails } from '../identity/index.ts';

export const emails = declareEmails('news', {
  interestReceived: { setting: 'matchNotifications', quotes: true },
  interestWentOn: { setting: 'matchNotifications' },
  interestRefused: { setting: 'matchNotifications' },
  interestDeclined: { setting: 'matchNotifications' },
  interestExpired: { setting: 'matchNotifications' },
  interestLapsed: { setting: 'matchNotifications' },
  interestSuperseded: { setting: 'matchNotifications' },
  responseDelivered: { setting: 'matchNotifications' },
  responseDeclined: { setting: 'emailNotifications', notice: 'matches' },
  interestAccepted: { setting: 'matchNotifications' },
  breakEnded: { setting: 'matchNotifications' },
  savedSearchDigest: { setting: 'matchNotifications' },
  guardianEnd: { subject: 'answer', setting: null, secret: true },
  relativeNamed: { subject: 'answer', setting: null, secret: true },
  meetingConfirmed: { setting: null },
  meetingMoved: { setting: null },
  meetingCancelled: { setting: null },
  matchUpdate: { setting: 'matchNotifications' },
});
