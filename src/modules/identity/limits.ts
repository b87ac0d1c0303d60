import { DAY, HOUR, MINUTE } from '#kernel/clock.ts';
import { namedLimits } from '#kernel/limits.ts';

/**
 * Limits of signing in, signing up and recovery. A password can be guessed at most 100 times a day: 57 times
 * from anywhere, the rest on a known device or in a session of the owner.
 */
export const identityLimits = namedLimits({
  // Shared by all without a valid device cookie of this account.
  'sign-in of an account': { free: 5, firstWait: 30_000, longestWait: 30 * MINUTE, forgottenAfter: DAY },
  // Per device and independent of the network: guesses elsewhere do not lock the owner out.
  'sign-in on a known device': { free: 5, firstWait: 30_000, longestWait: 6 * HOUR, forgottenAfter: DAY },
  // Fewer than 50 of a million codes a day, across sign-ins.
  'codes of an account': { free: 5, firstWait: 30_000, longestWait: HOUR, forgottenAfter: DAY },
  'guesses within a session': { free: 5, firstWait: 30_000, longestWait: 6 * HOUR, forgottenAfter: DAY },
  'sign-in from an address': { free: 100, firstWait: 10_000, longestWait: 5 * MINUTE, forgottenAfter: HOUR },
  // Counted per `mailboxOf`: plus-tags and dots make no further mailbox.
  'reset mails to a mailbox': { free: 5, firstWait: 5 * MINUTE, longestWait: HOUR, forgottenAfter: DAY },
  // At sign-up, at a change of address and on request.
  'confirmation mails to a mailbox': { free: 10, firstWait: 5 * MINUTE, longestWait: HOUR, forgottenAfter: DAY },
  'notices of a sign-up with an address that is taken': {
    free: 1,
    firstWait: DAY,
    longestWait: DAY,
    forgottenAfter: DAY,
  },
  // Counted for every new address, so that timing reveals nothing.
  'notices of an address change to one that is taken': {
    free: 1,
    firstWait: DAY,
    longestWait: DAY,
    forgottenAfter: DAY,
  },
  'sign-ups from an address': { free: 200, firstWait: 10_000, longestWait: 5 * MINUTE, forgottenAfter: HOUR },
  'address changes of an account': { free: 5, firstWait: 5 * MINUTE, longestWait: HOUR, forgottenAfter: DAY },
  // A browser rarely subscribes again; an attacker who tries endpoints of others often does.
  'push devices of an account': { free: 20, firstWait: MINUTE, longestWait: HOUR, forgottenAfter: DAY },
  'reset mails from an address': { free: 100, firstWait: 10_000, longestWait: 5 * MINUTE, forgottenAfter: HOUR },
});
