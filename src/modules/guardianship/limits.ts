import { DAY, HOUR, MINUTE } from '#kernel/clock.ts';
import { namedLimits } from '#kernel/limits.ts';

/** Limits on emails to people who have not asked for them. */
export const guardianshipLimits = namedLimits({
  'invitations to a mailbox': { free: 10, firstWait: 5 * MINUTE, longestWait: HOUR, forgottenAfter: DAY },
  'new links to an item': { free: 3, firstWait: HOUR, longestWait: DAY, forgottenAfter: DAY },
  'new claim links to a mailbox': { free: 3, firstWait: HOUR, longestWait: DAY, forgottenAfter: DAY },
  'invitations of a ward': { free: 10, firstWait: 5 * MINUTE, longestWait: HOUR, forgottenAfter: DAY },
});
