import { HOUR, MINUTE } from '#kernel/clock.ts';
import { namedLimits } from '#kernel/limits.ts';

/** Limits on guessing codes and trying cards. */
export const billingLimits = namedLimits({
  'promo codes tried from an address': { free: 30, firstWait: 10_000, longestWait: 10 * MINUTE, forgottenAfter: HOUR },
  'checkouts of a buyer': { free: 20, firstWait: 10_000, longestWait: 10 * MINUTE, forgottenAfter: HOUR },
  'payments requested from an address': { free: 60, firstWait: 10_000, longestWait: 5 * MINUTE, forgottenAfter: HOUR },
});
