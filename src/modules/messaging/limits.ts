import { DAY, HOUR, MINUTE } from '#kernel/clock.ts';
import { namedLimits } from '#kernel/limits.ts';

/** How much is written that nobody reads first. */
export const messagingLimits = namedLimits({
  'notes of a guardian': { free: 30, firstWait: 5 * MINUTE, longestWait: HOUR, forgottenAfter: DAY },
});
