import { DAY, HOUR, MINUTE } from '#kernel/clock.ts';
import { namedLimits } from '#kernel/limits.ts';

/** Limits of messages to staff and of guessing keys. Nobody in need must wait for long. */
export const contentLimits = namedLimits({
  'questions of an account': { free: 20, firstWait: 5 * MINUTE, longestWait: HOUR, forgottenAfter: DAY },
  'consultations of an account': { free: 10, firstWait: 5 * MINUTE, longestWait: HOUR, forgottenAfter: DAY },
  'reports of an account': { free: 20, firstWait: 5 * MINUTE, longestWait: HOUR, forgottenAfter: DAY },
  // People in a shelter or a mosque share an address.
  'messages for help from an address': { free: 20, firstWait: MINUTE, longestWait: 30 * MINUTE, forgottenAfter: DAY },
  'answers that are mailed to a mailbox': {
    free: 10,
    firstWait: MINUTE,
    longestWait: 30 * MINUTE,
    forgottenAfter: DAY,
  },
  'keys tried from an address': { free: 30, firstWait: MINUTE, longestWait: 30 * MINUTE, forgottenAfter: DAY },
});
