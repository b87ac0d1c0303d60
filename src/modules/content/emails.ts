import { declareEmails } from '../identity/index.ts';

/**
 * Emails about messages to staff. Another person may see the screen, so those about a woman's private matters name
 * nothing (ADR 20).
 */
export const emails = declareEmails('news', {
  ticketUpdateInAccount: { setting: null },
  ticketUpdateUnderKey: { setting: null },
  reportOutcome: { setting: null },
  consultationAnswer: { setting: null },
  // Chosen on their own page only; they also come in quiet days.
  prayerReminder: { subject: 'reminder', setting: null, timely: true },
});
