import { declareEmails } from '../identity/index.ts';

/** The payer's e-mails: they always go out. */
export const emails = declareEmails({
  paymentReceipt: { setting: null, reachesDisabled: true },
  // Where the day has passed, the receipt tells it.
  renewalNear: { setting: null, timely: true },
  paymentFailed: { setting: null },
  subscriptionCancelled: { setting: null },
  subscriptionEnded: { setting: null },
  // In place of the two before, for whoever is disabled.
  chargingStopped: { setting: null, reachesDisabled: true },
  subscriptionResumed: { setting: null },
  paymentRefunded: { setting: null, reachesDisabled: true },
  paymentTakenBack: { setting: null },
  refundRefused: { setting: null, reachesDisabled: true },
  paymentReturned: { setting: null, reachesDisabled: true },
});
