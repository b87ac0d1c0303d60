import { DAY, HOUR, MINUTE } from '#kernel/clock.ts';
import { namedLimits } from '#kernel/limits.ts';

/** How much is written to the staff, and how often a key is tried; nobody in need is kept waiting for long. */
export const contentLimits = namedLimits({
  'questions of an account': { free: 20, firstWait: 5 * MINUTE, longestWait: HOUR, forgottenAfter: DAY },
  'consultations of an account': { free: 10, firstWait: 5 * MINUTE, longestWait: HOUR, forgottenAfter: DAY },
  'reports of an account': { free: 20, firstWait: 5 * MINUTE, longestWait: HOUR, forgottenAfter: DAY },
  // A shelter or a mosque shares one.
  'messages for help from an address': { free: 20, firstWait: MINUTE, longestWait: 30 * MINUTE, forgottenAfter: DAY },
  'answers that are mailed to a mailbox': {
    free: 10,
    firstWait: MINUTE,
    longestWait: 30 * MINUTE,
    forgottenAfter: DAY,
  },
  'keys tried from an address': { free: 30, firstWait: MINUTE, longestWait: 30 * MINUTE, forgottenAfter: DAY },
});
