import { declareEmails } from '../identity/index.ts';

export const emails = declareEmails('news', {
  messageDelivered: { setting: 'emailNotifications' },
  messageDeclined: { setting: 'emailNotifications' },
  guardianNote: { setting: 'emailNotifications' },
});
