import { declareEmails } from '../identity/index.ts';

/**
 * The e-mails about what was told to the staff. Somebody else may look at the screen: those about her private matters
 * name nothing (docs/decisions/0020-private-contact-with-staff.md).
 */
export const emails = declareEmails({
  ticketUpdateInAccount: { setting: null },
  ticketUpdateUnderKey: { setting: null },
  reportOutcome: { setting: null },
  consultationAnswer: { setting: null },
  // Whoever chose them ends them alone: they come in quiet days too.
  prayerReminder: { setting: null, timely: true },
});
