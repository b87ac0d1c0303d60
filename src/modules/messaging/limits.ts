import { DAY, HOUR, MINUTE } from '#kernel/clock.ts';
import { namedLimits } from '#kernel/limits.ts';

const BURST = 20;
const PAUSE = 10_000;

export const messagingLimits = namedLimits({
  // After a pause as long as the whole burst would have taken, another burst is free.
  'messages of a member in a conversation': {
    free: BURST,
    firstWait: PAUSE,
    longestWait: PAUSE,
    forgottenAfter: BURST * PAUSE,
  },
  'notes of a guardian': { free: 30, firstWait: 5 * MINUTE, longestWait: HOUR, forgottenAfter: DAY },
});
