import { declareEmails } from '../identity/index.ts';

/** The payer's emails, which no setting suppresses. */
export const emails = declareEmails('payment', {
  // Quotes the agreement.
  paymentReceipt: { setting: null, reachesDisabled: true, quotes: true },
  // Alone, as the law asks, and not inside of the receipt.
  coolingOff: { setting: null, reachesDisabled: true },
  // Not sent late: once the day has passed, the receipt says so.
  renewalNear: { setting: null, timely: true },
  paymentFailed: { setting: null },
  subscriptionCancelled: { setting: null },
  subscriptionEnded: { setting: null },
  // Replaces the two above for a disabled account.
  chargingStopped: { setting: null, reachesDisabled: true },
  subscriptionResumed: { setting: null },
  paymentRefunded: { setting: null, reachesDisabled: true },
  paymentTakenBack: { setting: null },
  // For admins.
  paymentDisputed: { setting: null },
  refundRefused: { setting: null, reachesDisabled: true },
  paymentReturned: { setting: null, reachesDisabled: true },
});
