import { declareEmails } from '../identity/index.ts';

/** The e-mails about a conversation. */
export const emails = declareEmails({
  messageDelivered: { setting: 'emailNotifications' },
  messageDeclined: { setting: 'emailNotifications' },
  guardianNote: { setting: 'emailNotifications' },
});
