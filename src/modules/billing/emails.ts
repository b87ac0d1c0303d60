import { declareEmails } from '../identity/index.ts';

/** The payer's e-mails: they always go out (decisions 12). */
export const emails = declareEmails({
  paymentReceipt: { setting: null },
  // Where the day has passed, the receipt tells it.
  renewalNear: { setting: null, timely: true },
  paymentFailed: { setting: null },
  subscriptionCancelled: { setting: null },
  subscriptionEnded: { setting: null },
  subscriptionResumed: { setting: null },
  paymentRefunded: { setting: null },
  paymentTakenBack: { setting: null },
  refundRefused: { setting: null },
  paymentReturned: { setting: null },
});
