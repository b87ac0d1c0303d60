import { declareEmails } from '../identity/index.ts';

export const emails = declareEmails({
  messageDelivered: { setting: 'emailNotifications' },
  messageDeclined: { setting: 'emailNotifications' },
  guardianNote: { setting: 'emailNotifications' },
});
